import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';

import { fraunces, frauncesExtended, instrumentSans } from './fonts';
import { PreviewedPage } from './previewed-page';

import { EARLY_CLICK_SCRIPT, EARLY_LANGUAGE_SCRIPT } from '@/lib/browser/early-click';
import { FIRST_INPUT_SCRIPT } from '@/lib/browser/first-input';
import { MENU_SCRIPT } from '@/lib/browser/menu';
import { directionOf } from '@/lib/model/direction';
import { environment } from '@/lib/platform/environment';
import { loadLocale, loadVersion } from '@/lib/rendering/load';

import './tokens.css';
import './fallback-fonts.css';
import './globals.css';

// The server in front of Next.js stores each page per content version, so Next.js caches none (docs/decisions/0001).
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { formatDetection: { telephone: false } };

export const viewport: Viewport = { themeColor: '#2a1712', colorScheme: 'light' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const subject = await loadVersion();
  const locale = await loadLocale();
  const { locales } = environment();
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      className={`${fraunces.variable} ${frauncesExtended.variable} ${instrumentSans.variable}`}
    >
      <body>
        <script dangerouslySetInnerHTML={{ __html: FIRST_INPUT_SCRIPT }} />
        <script dangerouslySetInnerHTML={{ __html: EARLY_CLICK_SCRIPT }} />
        <script dangerouslySetInnerHTML={{ __html: MENU_SCRIPT }} />
        {locales.length > 1 && <script dangerouslySetInnerHTML={{ __html: EARLY_LANGUAGE_SCRIPT }} />}
        {subject.preview ? (
          <PreviewedPage subject={subject} preview={subject.preview}>
            {children}
          </PreviewedPage>
        ) : (
          children
        )}
      </body>
    </html>
  );
}

import type { ReactNode } from 'react';

import { FaultBar } from '@/components/preview/fault-bar';
import { PublicationList } from '@/components/preview/lists/publication-list';
import { PreviewBar } from '@/components/preview/preview-bar';
import { PreviewFault } from '@/components/preview/preview-fault';
import styles from '@/components/preview/preview-fault.module.css';
import { PublicBar } from '@/components/preview/public-bar';
import { PreviewToolsLoader } from '@/components/preview/tools/preview-tools-loader';
import { previewWordsFor } from '@/lib/editing/messages/preview-words';
import { timeFor } from '@/lib/editing/preview/time';
import { publicationStatus } from '@/lib/editing/publish/publication-status';
import { environment } from '@/lib/platform/environment';
import { languageOf } from '@/lib/platform/locales-list';
import type { Preview, RenderSubject } from '@/lib/rendering/render-registry';
import { contentStore } from '@/lib/versions/shared-store';
import { editionOf } from '@/lib/versions/version';

type Props = { subject: RenderSubject; preview: Preview; children: ReactNode };

/**
 * Adds the preview bar to a page. After a failed preview, adds an explanation above the last good version. Without a
 * good version, `children` is already the fault page.
 */
export async function PreviewedPage({ subject: { version, locale }, preview, children }: Props) {
  if (!version) return children;
  const { site } = editionOf(version, locale).content;
  const words = previewWordsFor(site.locale);
  const { editUrl, frameAncestors: origins } = environment();
  const { comparedWith, ends, fault } = preview;
  if (comparedWith !== undefined) {
    const { deployment, id } = version;
    return (
      <>
        {children}
        <PublicBar deployment={deployment} comparedWith={comparedWith} words={words}>
          <PreviewToolsLoader backOffice={{ origins, deployment, version: id }} />
        </PublicBar>
      </>
    );
  }
  if (!fault) {
    const status = await publicationStatus(timeFor(site), languageOf(site.locale));
    const { previewReport } = await import('@/lib/editing/preview/report');
    const report = await previewReport(version, contentStore().current, {
      ends,
      locale,
      planned: status.planned,
    });
    return (
      <>
        {children}
        <PreviewBar
          report={report}
          words={words}
          publications={<PublicationList status={status} words={words} />}
        >
          <PreviewToolsLoader
            backOffice={{ origins, deployment: report.deployment, version: report.version }}
            fields={{
              editUrl,
              index: report.fields,
              frames: report.frames,
              words: {
                fields: words.fields,
                fieldsOn: words.fieldsOn,
                fieldsOff: words.fieldsOff,
                fieldsHelp: words.fieldsHelp,
                frames: words.frames,
                framesHelp: words.framesHelp,
                isNew: words.isNew,
                field: { ...words.field, line: words.line, colon: words.colon },
              },
            }}
          />
        </PreviewBar>
      </>
    );
  }
  const isLastGood = 'deployment' in fault && fault.deployment === version.deployment;
  if (!isLastGood) return children;
  return (
    <>
      <PreviewFault fault={fault} shownBelow={timeFor(site)(version.loadedAt)} words={words} />
      <div className={styles.page}>{children}</div>
      <FaultBar fault={fault} deployment={version.deployment} words={words} />
    </>
  );
}

'use client';

import { Message } from '@/components/message/message';
import buttons from '@/components/ui/button.module.css';
import { failureWordsFor } from '@/lib/words/failure';

/** Replaces a page that fails to render. If the page fails in the browser, the error does not reach the server log. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const words = failureWordsFor(globalThis.document?.documentElement.lang || 'en');
  return (
    <Message title={words.title} text={words.text}>
      <button type="button" className={buttons.outline} onClick={reset}>
        {words.tryAgain}
      </button>
    </Message>
  );
}

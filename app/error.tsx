'use client';

import { Message } from '@/components/message/message';
import buttons from '@/components/ui/button.module.css';
import { wordsFor } from '@/lib/words/words';

/** What a visitor sees when rendering fails; the reason is in the server's log. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const words = wordsFor(globalThis.document?.documentElement.lang || 'en');
  return (
    <Message title={words.errorTitle} text={words.errorText}>
      <button type="button" className={buttons.outline} onClick={reset}>
        {words.tryAgain}
      </button>
    </Message>
  );
}

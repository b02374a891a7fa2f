import styles from './flavour-panel.module.css';
import controls from './panel-controls.module.css';

import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/words/words';

/**
 * Renders a hidden template (docs/decisions/0003). Each control names a class in its `data-place`. `addControls` copies
 * the control into the panel's element with this class.
 */
export function PanelControls({ words }: { words: Words }) {
  return (
    <div hidden data-panel-controls>
      <button
        type="button"
        data-share
        data-copied={words.linkCopied}
        data-not-copied={words.linkNotCopied}
        data-place={controls.actions}
        className={controls.share}
      >
        <Icon name="share" />
        <span data-share-label>{words.share}</span>
        <span className="visually-hidden">
          {words.colon}
          <span data-flavour-name />
        </span>
      </button>
      <button type="button" data-about-toggle data-place={styles.about} className={styles.toggle}>
        {words.aboutProduct}
      </button>
      {/* panel-neighbours.ts adds the buttons. */}
      <div
        data-neighbours
        data-previous={words.slider.previous + words.colon}
        data-next={words.slider.next + words.colon}
        data-place={styles.contents}
        className={controls.neighbours}
      />
      <button type="button" data-panel-close data-place={styles.body} className={styles.close}>
        <Icon name="close" />
        <span className="visually-hidden">
          {words.closePanel + words.colon}
          <span data-flavour-name />
        </span>
      </button>
    </div>
  );
}

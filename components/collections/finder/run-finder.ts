import {
  type Answers,
  type FinderWords,
  readWithout,
  statusText,
  type Verdict,
  verdictOf,
  verdictText,
  writeWithout,
} from './suitability';
import styles from './verdict.module.css';

import { replaceAddress } from '@/lib/browser/replace-address';

/** `owner`: a tile or panel. `placeOf` returns the element to which `label` is appended. */
type Marked = {
  owner: HTMLElement;
  flavour: string;
  label: HTMLElement;
  placeOf: (suits: Verdict['suits']) => Element | null | undefined;
};

function markedTile(tile: HTMLElement): Marked {
  return { owner: tile, flavour: tile.dataset.flavour ?? '', label: createLabel(), placeOf: () => tile };
}

function markedPanel(panel: HTMLElement): Marked {
  const { flavourPanel, miniPanel = '' } = panel.dataset;
  const traces = panel.querySelector('[data-fact="traces"]');
  const allergens = panel.querySelector('[data-fact="allergens"]');
  const header = panel.querySelector('h4')?.parentElement;
  const placeOf = (suits: Verdict['suits']) =>
    (suits === 'traces' ? traces : (allergens ?? traces)) ?? header;
  return { owner: panel, flavour: flavourPanel ?? miniPanel, label: createLabel(), placeOf };
}

function createLabel(): HTMLElement {
  const label = document.createElement('span');
  label.dataset.verdict = '';
  label.className = styles.verdict ?? '';
  return label;
}

/** Runs until `signal` aborts. Keeps the choice in the query of the address. */
export function runFinder(
  control: HTMLElement,
  answers: ReadonlyMap<string, Answers>,
  locale: string,
  words: FinderWords,
  signal: AbortSignal,
): void {
  const section = control.closest<HTMLElement>('[data-section]');
  const buttons = [...control.querySelectorAll<HTMLElement>('button[data-allergen]')];
  const clear = control.querySelector<HTMLElement>('[data-without-clear]');
  const status = control.querySelector('[data-without-status]');
  const ids = buttons.map(({ dataset }) => dataset.allergen ?? '');
  const names = buttons.map(({ textContent }) => textContent ?? '');
  if (!section) return;

  // The code searches the page only once, because a search through a thousand panels is slow. `squares` and `tiles`
  // have the same order, so that `render` finds each tile's square by the tile's index.
  const squares = section.querySelectorAll<HTMLElement>('[data-tablet] a');
  const tiles = [...section.querySelectorAll<HTMLElement>('[data-tile]')].map(markedTile);
  const panels = [...section.querySelectorAll<HTMLElement>('flavour-panel')].map(markedPanel);

  const readChoice = () => {
    const given = readWithout(location.search);
    return ids.flatMap((id, number) => (given.includes(id) ? number : []));
  };

  function setChoice(avoided: number[]): void {
    const query = writeWithout(
      location.search,
      avoided.map((number) => ids[number] ?? ''),
    );
    replaceAddress(location.pathname + query + location.hash);
    render();
  }

  function render(): void {
    const avoided = readChoice();
    buttons.forEach((button, number) =>
      button.setAttribute('aria-pressed', String(avoided.includes(number))),
    );
    if (clear) clear.hidden = avoided.length === 0;
    const verdicts = new Map<string, Verdict['suits']>();
    tiles.forEach((marked, number) => {
      const verdict = showVerdict(marked, avoided);
      showAnswer(squares[number], verdict);
      if (verdict) verdicts.set(marked.flavour, verdict.suits);
    });
    for (const marked of panels) showVerdict(marked, avoided);
    if (status) {
      const avoidedNames = avoided.map((number) => names[number] ?? '');
      status.textContent =
        avoided.length === 0 ? '' : statusText([...verdicts.values()], avoidedNames, locale, words);
    }
  }

  function showVerdict({ owner, flavour, label, placeOf }: Marked, avoided: number[]): Verdict | undefined {
    const given = answers.get(flavour);
    if (!given || avoided.length === 0) {
      label.remove();
      delete owner.dataset.suits;
      return undefined;
    }
    const verdict = verdictOf(given, avoided);
    owner.dataset.suits = verdict.suits;
    label.textContent = verdictText(verdict, names, words);
    const place = placeOf(verdict.suits);
    if (label.parentElement !== place) place?.append(label);
    return verdict;
  }

  function showAnswer(square: HTMLElement | undefined, verdict: Verdict | undefined): void {
    if (!square) return;
    square.classList.add(styles.square ?? '');
    square.ariaDescription = verdict ? verdictText(verdict, names, words) : null;
    if (verdict) square.dataset.answer = verdict.suits;
    else delete square.dataset.answer;
  }

  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (!button) return;
    if (button === clear) {
      setChoice([]);
      // The focused button “Clear” is now hidden.
      buttons[0]?.focus({ preventScroll: true });
      return;
    }
    const number = buttons.indexOf(button);
    const avoided = readChoice();
    setChoice(
      avoided.includes(number)
        ? avoided.filter((other) => other !== number)
        : [...avoided, number].sort((a, b) => a - b),
    );
  };
  control.addEventListener('click', onClick, { signal });
  addEventListener('popstate', render, { signal });
  render();
}

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

/** Runs the finder: handles the buttons, keeps the chosen allergens in the address, shows verdicts on tiles and panels. */
export function runFinder(
  control: HTMLElement,
  answers: ReadonlyMap<string, Answers>,
  locale: string,
  words: FinderWords,
): void {
  const section = control.closest<HTMLElement>('[data-section]');
  const buttons = [...control.querySelectorAll<HTMLElement>('button[data-allergen]')];
  const clear = control.querySelector<HTMLElement>('[data-without-clear]');
  const status = control.querySelector('[data-without-status]');
  const ids = buttons.map(({ dataset }) => dataset.allergen ?? '');
  const names = buttons.map(({ textContent }) => textContent ?? '');
  if (!section) return;

  const readChoice = () => {
    const given = readWithout(location.search);
    return ids.flatMap((id, number) => (given.includes(id) ? number : []));
  };

  function verdictOn(panel: HTMLElement | null, avoided: number[]): Verdict | undefined {
    const { flavourPanel, miniPanel = '' } = panel?.dataset ?? {};
    const given = answers.get(flavourPanel ?? miniPanel);
    return given && avoided.length > 0 ? verdictOf(given, avoided) : undefined;
  }

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
    const squares = section?.querySelectorAll<HTMLElement>('[data-tablet] a'); // in the order of the tiles
    [...(section?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])].forEach((tile, number) => {
      const verdict = verdictOn(document.getElementById(tile.dataset.tile ?? ''), avoided);
      showVerdict(tile, tile, verdict);
      showAnswer(squares?.[number], verdict);
      if (verdict) verdicts.set(tile.dataset.flavour ?? '', verdict.suits);
    });
    for (const panel of section?.querySelectorAll<HTMLElement>('flavour-panel') ?? []) {
      const verdict = verdictOn(panel, avoided);
      const fact = verdict?.suits === 'traces' ? 'traces' : 'allergens';
      const place =
        panel.querySelector(`[data-fact="${fact}"]`) ??
        panel.querySelector('[data-fact="traces"]') ??
        panel.querySelector('h4')?.parentElement;
      showVerdict(panel, place, verdict);
    }
    if (status) {
      const avoidedNames = avoided.map((number) => names[number] ?? '');
      status.textContent =
        avoided.length === 0 ? '' : statusText([...verdicts.values()], avoidedNames, locale, words);
    }
  }

  /** Writes a verdict to `owner` as an attribute for the stylesheet, and to `place` as text. */
  function showVerdict(
    owner: HTMLElement,
    place: Element | null | undefined,
    verdict: Verdict | undefined,
  ): void {
    owner.querySelector('[data-verdict]')?.remove();
    if (!verdict) {
      delete owner.dataset.suits;
      return;
    }
    owner.dataset.suits = verdict.suits;
    const label = document.createElement('span');
    label.dataset.verdict = '';
    label.className = styles.verdict ?? '';
    label.textContent = verdictText(verdict, names, words);
    place?.append(label);
  }

  /** Writes a verdict to a square of the tablet for the stylesheet and for screen readers. */
  function showAnswer(square: HTMLElement | undefined, verdict: Verdict | undefined): void {
    if (!square) return;
    square.classList.add(styles.square ?? '');
    square.ariaDescription = verdict ? verdictText(verdict, names, words) : null;
    if (verdict) square.dataset.answer = verdict.suits;
    else delete square.dataset.answer;
  }

  control.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (!button) return;
    if (button === clear) {
      setChoice([]);
      buttons[0]?.focus({ preventScroll: true }); // the clear button, which had the focus, is now hidden
      return;
    }
    const number = buttons.indexOf(button);
    const avoided = readChoice();
    setChoice(
      avoided.includes(number) ? avoided.filter((other) => other !== number) : [...avoided, number].sort(),
    );
  });
  addEventListener('popstate', render);
  render();
}

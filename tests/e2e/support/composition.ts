import type { Page } from '@playwright/test';

/** Includes the brand name in the header and in the contact section. */
export const HEADINGS = 'h1, h2, h3, #contacts p[aria-hidden], header > a[href="/"]';
export const TILE_NAMES = '[data-category] span, [data-flavour] [data-name]';

/** Returns the words that a line break splits in two, except after a hyphen. */
export function brokenWords(page: Page, where: string): Promise<string[]> {
  return page.locator(where).evaluateAll((headings) =>
    headings
      .filter((heading) => heading.checkVisibility())
      .flatMap((heading) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(word);
          }
        return broken;
      }),
  );
}

/** Skips hidden slides and the header's brand, which is shortened by design. */
export function compositionFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    const scope = document.querySelector('dialog[open]') ?? document.body;

    type Words = { element: Element; text: string; boxes: DOMRect[] };
    const isVisible = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      }) &&
      element.closest('.visually-hidden, [inert], header a[href="#content"], header a[href="/"]') === null;

    /** Stores the answers, because most elements share ancestors. */
    function once<Answer>(ask: (element: Element) => Answer): (element: Element) => Answer {
      const answers = new Map<Element, Answer>();
      return (element) => {
        const known = answers.get(element);
        if (known !== undefined) return known;
        const answer = ask(element);
        answers.set(element, answer);
        return answer;
      };
    }
    const overflowOf = once((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return {
        isScrolling: /auto|scroll/.test(overflowX + overflowY),
        isCutting: /hidden|clip/.test(overflowX + overflowY),
        isRow: /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth,
      };
    });

    /** The nearest ancestor that cuts off content. Undefined if a scrolling ancestor is nearer. */
    const frameOf = (element: Element): Element | undefined => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const { isScrolling, isCutting } = overflowOf(at);
        if (isScrolling) return undefined;
        if (isCutting) return at;
      }
      return undefined;
    };

    /** Elements in a row that scrolls sideways may be outside the window. */
    const isInRow = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (overflowOf(at).isRow) return true;
      return false;
    };

    function wordsOf(element: Element): Words | undefined {
      const nodes = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
      if (nodes.length === 0 || !isVisible(element)) return undefined;
      const boxes = nodes.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      });
      const text = nodes.map((node) => node.textContent?.trim()).join(' ');
      return boxes.length > 0 ? { element, text: text.slice(0, 40), boxes } : undefined;
    }
    const isOffStage = ({ element, boxes }: Words) => {
      const view = element.closest('[data-slider] [role="group"]')?.getBoundingClientRect();
      return (
        view !== undefined && boxes.some(({ left, right }) => left < view.left - 1 || right > view.right + 1)
      );
    };
    const all = [...scope.querySelectorAll('*')]
      .map(wordsOf)
      .filter((words) => words !== undefined)
      .filter((words) => !isOffStage(words));

    // Without this line, `scrollWidth` would not include content that is too wide.
    document.body.style.overflowX = 'visible';
    if (root.scrollWidth > root.clientWidth)
      faults.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
    document.body.style.overflowX = '';

    for (const { element, text, boxes } of all) {
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (!isInRow(element) && boxes.some(({ left, right }) => left < -1 || right > root.clientWidth + 1))
        faults.push(`beyond the window: ${text}`);
      const frame = frameOf(element)?.getBoundingClientRect();
      // The box of a text is taller than its letters, so a slightly cut-off box still shows whole letters.
      const slack = size * 0.3;
      if (
        frame &&
        boxes.some(
          (box) =>
            box.left < frame.left - 1 ||
            box.right > frame.right + 1 ||
            box.top < frame.top - slack ||
            box.bottom > frame.bottom + slack,
        )
      )
        faults.push(`cut off: ${text}`);
    }

    /** The box of the letters, without the empty space above and below. */
    const letters = ({ left, right, top, bottom }: DOMRect) => {
      const air = (bottom - top) * 0.25;
      return { left: left + 1, right: right - 1, top: top + air, bottom: bottom - air };
    };
    const isFixed = (element: Element) =>
      element.closest('header, [data-preview-bar]') !== null && element.closest('dialog') === null;
    const still = all
      .filter(({ element }) => !isFixed(element))
      .map(({ element, text, boxes }) => {
        const drawn = boxes.map(letters);
        const top = Math.min(...drawn.map((box) => box.top));
        const bottom = Math.max(...drawn.map((box) => box.bottom));
        return { element, text, drawn, top, bottom };
      })
      .sort((a, b) => a.top - b.top);
    for (const [index, one] of still.entries())
      for (let next = index + 1; next < still.length; next += 1) {
        const other = still[next];
        if (!other || other.top >= one.bottom) break; // the texts are sorted by their top edge
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const isOver = one.drawn.some((first) =>
          other.drawn.some(
            (second) =>
              first.left < second.right &&
              second.left < first.right &&
              first.top < second.bottom &&
              second.top < first.bottom,
          ),
        );
        if (isOver) faults.push(`upon one another: ${one.text} / ${other.text}`);
      }

    // WCAG 2.5.8: at least 24 by 24 px. A smaller control is allowed if a circle 24 px wide around its centre touches
    // no other control. Links within a sentence are exempt.
    const LEAST = 24;
    const targets = [...scope.querySelectorAll('a[href], button, summary')]
      .filter(isVisible)
      .filter((element) => element.closest('p, .maplibregl-map') === null || element.matches('[data-buy]'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1);
    const middleOf = ({ left, top, width, height }: DOMRect) => ({
      x: left + width / 2,
      y: top + height / 2,
    });
    for (const { element, box } of targets) {
      if (box.width >= LEAST && box.height >= LEAST) continue;
      const { x, y } = middleOf(box);
      const isCrowded = targets.some(({ element: other, box: its }) => {
        const dx = Math.max(its.left - x, 0, x - its.right);
        const dy = Math.max(its.top - y, 0, y - its.bottom);
        return other !== element && Math.hypot(dx, dy) < LEAST / 2;
      });
      if (isCrowded)
        faults.push(`too small to hit: ${element.textContent?.slice(0, 40)} ${box.width}x${box.height}`);
    }
    return faults;
  });
}

/** Checks every sequence of up to six actions. Each resize moves the tile `rum` to the other row. */
import {
  CLOSED,
  nextPanel,
  type Panel,
  type PanelEvent,
  waitOf,
} from '@/components/collections/panel/panel-state';

const DEPTH = 6;
const LAYOUTS: Record<string, number>[] = [
  { mint: 1, rum: 1, rose: 2 },
  { mint: 1, rum: 2, rose: 2 },
];
const ACTIONS = [
  'pick mint',
  'pick rum',
  'pick rose',
  'Escape',
  'tick',
  'resize',
  'toggle',
  'switch',
] as const;
type Action = (typeof ACTIONS)[number];

type World = { panel: Panel; layout: number };
type Step = { history: Action[]; action: Action; before: World; event?: PanelEvent; world: World };

const PICKS: Partial<Record<Action, string>> = {
  'pick mint': 'mint',
  'pick rum': 'rum',
  'pick rose': 'rose',
};
const OTHER_EVENTS: Partial<Record<Action, PanelEvent>> = {
  Escape: { type: 'dismissed' },
  tick: { type: 'elapsed' },
  toggle: { type: 'about toggled' },
  switch: { type: 'variant switched' },
};

function isSameRow({ panel, layout }: World, tile: string): boolean {
  return panel.state === 'open' && LAYOUTS[layout]?.[panel.tile] === LAYOUTS[layout]?.[tile];
}

function eventOf(world: World, action: Action): PanelEvent | undefined {
  const tile = PICKS[action];
  return tile === undefined
    ? OTHER_EVENTS[action]
    : { type: 'picked', tile, isSameRow: isSameRow(world, tile) };
}

function stepped(history: Action[], before: World, action: Action): Step {
  const event = eventOf(before, action);
  const layout = action === 'resize' ? 1 - before.layout : before.layout;
  const panel = event ? nextPanel(before.panel, event) : before.panel;
  return { history: [...history, action], action, before, event, world: { panel, layout } };
}

function* steps(
  depth = DEPTH,
  history: Action[] = [],
  world: World = { panel: CLOSED, layout: 0 },
): Generator<Step> {
  if (depth === 0) return;
  for (const action of ACTIONS) {
    const step = stepped(history, world, action);
    yield step;
    yield* steps(depth - 1, step.history, step.world);
  }
}

function counterexamples(holds: (step: Step) => boolean): string[] {
  const found: string[] = [];
  for (const step of steps()) {
    if (!holds(step)) found.push(step.history.join(', '));
    if (found.length === 5) break;
  }
  return found;
}

function settledPanel(panel: Panel): Panel {
  let resting = panel;
  for (let ticks = 0; waitOf(resting) !== undefined && ticks < 5; ticks += 1) {
    resting = nextPanel(resting, { type: 'elapsed' });
  }
  return resting;
}

const openTile = (panel: Panel) => (panel.state === 'open' ? panel.tile : undefined);

/** Returns the tile that the visitor picked last. Undefined if the visitor then closed the panel. */
function lastChoice(history: Action[]): string | undefined {
  let world: World = { panel: CLOSED, layout: 0 };
  let choice: string | undefined;
  for (const action of history) {
    const tile = PICKS[action];
    if (tile !== undefined) choice = openTile(world.panel) === tile ? undefined : tile;
    if (action === 'Escape') choice = undefined;
    world = stepped([], world, action).world;
  }
  return choice;
}

test('after all timers have ended, the last picked flavour is open, unless the visitor has closed it', () => {
  expect(
    counterexamples(({ history, world }) => openTile(settledPanel(world.panel)) === lastChoice(history)),
  ).toEqual([]);
});

test('a change of the panel is complete after at most three timer events', () => {
  const restsInThree = ({ world }: Step) => {
    const tick = (panel: Panel) => nextPanel(panel, { type: 'elapsed' });
    return ['open', 'closed'].includes(tick(tick(tick(world.panel))).state);
  };

  expect(counterexamples(restsInThree)).toEqual([]);
});

test('a timer runs while the panel changes, and no timer runs while the panel is open or closed', () => {
  const waitsUnlessAtRest = ({ world: { panel } }: Step) =>
    (waitOf(panel) === undefined) === (panel.state === 'open' || panel.state === 'closed');

  expect(counterexamples(waitsUnlessAtRest)).toEqual([]);
});

test('while the panel is fully open or fully closed, a timer event does not change the panel', () => {
  const isUntouched = ({ action, before, world }: Step) =>
    action !== 'tick' || waitOf(before.panel) !== undefined || world.panel === before.panel;

  expect(counterexamples(isUntouched)).toEqual([]);
});

test('picking a flavour in the same row opens that flavour at once, without scrolling', () => {
  const isSwappedAtOnce = ({ event, before, world }: Step) => {
    const isSwap = event?.type === 'picked' && event.isSameRow && openTile(before.panel) !== event.tile;
    return !isSwap || openTile(world.panel) === event.tile;
  };

  expect(counterexamples(isSwappedAtOnce)).toEqual([]);
});

test('if a panel is open, picking a flavour in another row does not open that flavour at once', () => {
  const isScrolledFirst = ({ event, before, world }: Step) => {
    const isFar = event?.type === 'picked' && before.panel.state === 'open' && !event.isSameRow;
    return !isFar || openTile(world.panel) === undefined;
  };

  expect(counterexamples(isScrolledFirst)).toEqual([]);
});

test('if the visitor never uses find-in-page, the product description of a newly shown flavour or size is hidden', () => {
  const isHiddenOnChange = ({ before: { panel: old }, world: { panel } }: Step) => {
    const isSameItem =
      old.state === 'open' &&
      panel.state === 'open' &&
      old.tile === panel.tile &&
      old.variant === panel.variant;
    return panel.state !== 'open' || isSameItem || !panel.isAboutShown;
  };

  expect(counterexamples(isHiddenOnChange)).toEqual([]);
});

test('if the visitor never uses find-in-page, only the toggle shows the product description', () => {
  const isByToggle = ({ action, before: { panel: old }, world: { panel } }: Step) =>
    panel.state !== 'open' ||
    !panel.isAboutShown ||
    action === 'toggle' ||
    (old.state === 'open' && old.isAboutShown);

  expect(counterexamples(isByToggle)).toEqual([]);
});

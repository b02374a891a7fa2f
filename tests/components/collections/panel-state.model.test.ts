/**
 * Every sequence of up to six events over three flavours, two in one row and one below. A resize moves the middle one
 * to the other row, so later picks are judged by another layout.
 */
import { CLOSED, nextPanel, type Panel, type PanelEvent, waitOf } from '@/components/collections/panel-state';

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
type Step = { trail: Action[]; action: Action; before: World; event?: PanelEvent; world: World };

const PICKS: Partial<Record<Action, string>> = {
  'pick mint': 'mint',
  'pick rum': 'rum',
  'pick rose': 'rose',
};
const OTHERS: Partial<Record<Action, PanelEvent>> = {
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
  return tile === undefined ? OTHERS[action] : { type: 'picked', tile, isSameRow: isSameRow(world, tile) };
}

function stepped(trail: Action[], before: World, action: Action): Step {
  const event = eventOf(before, action);
  const layout = action === 'resize' ? 1 - before.layout : before.layout;
  const panel = event ? nextPanel(before.panel, event) : before.panel;
  return { trail: [...trail, action], action, before, event, world: { panel, layout } };
}

function* steps(
  depth = DEPTH,
  trail: Action[] = [],
  world: World = { panel: CLOSED, layout: 0 },
): Generator<Step> {
  if (depth === 0) return;
  for (const action of ACTIONS) {
    const step = stepped(trail, world, action);
    yield step;
    yield* steps(depth - 1, step.trail, step.world);
  }
}

/** The first sequences of events after which a rule does not hold. */
function breaches(holds: (step: Step) => boolean): string[] {
  const found: string[] = [];
  for (const step of steps()) {
    if (!holds(step)) found.push(step.trail.join(', '));
    if (found.length === 5) break;
  }
  return found;
}

function atRest(panel: Panel): Panel {
  let resting = panel;
  for (let ticks = 0; waitOf(resting) !== undefined && ticks < 5; ticks += 1) {
    resting = nextPanel(resting, { type: 'elapsed' });
  }
  return resting;
}

const openTile = (panel: Panel) => (panel.state === 'open' ? panel.tile : undefined);

/** What the visitor chose last: a tile; none, by Escape or by picking what was open. */
function chosen(trail: Action[]): string | undefined {
  let world: World = { panel: CLOSED, layout: 0 };
  let choice: string | undefined;
  for (const action of trail) {
    const tile = PICKS[action];
    if (tile !== undefined) choice = openTile(world.panel) === tile ? undefined : tile;
    if (action === 'Escape') choice = undefined;
    world = stepped([], world, action).world;
  }
  return choice;
}

test('at most one panel is to be seen, whatever happens', () => {
  const isOneAtMost = ({ world: { panel } }: Step) => {
    const seen = ['tile' in panel, 'leaving' in panel].filter(Boolean).length;
    return seen <= 1 && (panel.state !== 'open' || 'tile' in panel);
  };

  expect(breaches(isOneAtMost)).toEqual([]);
});

test('the last pick is what stands open when all waits are over, unless it was taken back', () => {
  expect(breaches(({ trail, world }) => openTile(atRest(world.panel)) === chosen(trail))).toEqual([]);
});

test('every state comes to rest after three waits at most', () => {
  const restsInThree = ({ world }: Step) => {
    const tick = (panel: Panel) => nextPanel(panel, { type: 'elapsed' });
    return ['open', 'closed'].includes(tick(tick(tick(world.panel))).state);
  };

  expect(breaches(restsInThree)).toEqual([]);
});

test('a resting state has no pending wait, and every other one has', () => {
  const waitsUnlessAtRest = ({ world: { panel } }: Step) =>
    (waitOf(panel) === undefined) === (panel.state === 'open' || panel.state === 'closed');

  expect(breaches(waitsUnlessAtRest)).toEqual([]);
});

test('a tick never changes a state at rest', () => {
  const isUntouched = ({ action, before, world }: Step) =>
    action !== 'tick' || waitOf(before.panel) !== undefined || world.panel === before.panel;

  expect(breaches(isUntouched)).toEqual([]);
});

test('a pick in the row of the open flavour is open at once and never passes through the scroll', () => {
  const isSwappedAtOnce = ({ event, before, world }: Step) => {
    const isSwap = event?.type === 'picked' && event.isSameRow && openTile(before.panel) !== event.tile;
    return !isSwap || openTile(world.panel) === event.tile;
  };

  expect(breaches(isSwappedAtOnce)).toEqual([]);
});

test('a pick in another row never opens before the page has scrolled', () => {
  const isScrolledFirst = ({ event, before, world }: Step) => {
    const isFar = event?.type === 'picked' && before.panel.state === 'open' && !event.isSameRow;
    return !isFar || openTile(world.panel) === undefined;
  };

  expect(breaches(isScrolledFirst)).toEqual([]);
});

test('the text about the product is hidden whenever the item changes', () => {
  const isHiddenOnChange = ({ before: { panel: old }, world: { panel } }: Step) => {
    const isSameItem =
      old.state === 'open' &&
      panel.state === 'open' &&
      old.tile === panel.tile &&
      old.variant === panel.variant;
    return panel.state !== 'open' || isSameItem || !panel.isAboutShown;
  };

  expect(breaches(isHiddenOnChange)).toEqual([]);
});

test('only the toggle shows the text about the product', () => {
  const isByToggle = ({ action, before: { panel: old }, world: { panel } }: Step) =>
    panel.state !== 'open' ||
    !panel.isAboutShown ||
    action === 'toggle' ||
    (old.state === 'open' && old.isAboutShown);

  expect(breaches(isByToggle)).toEqual([]);
});

test('a resize alone changes nothing', () => {
  expect(
    breaches(({ action, before, world }) => action !== 'resize' || before.panel === world.panel),
  ).toEqual([]);
});

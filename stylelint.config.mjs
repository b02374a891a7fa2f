import breakpoints from './lib/model/breakpoints.json' with { type: 'json' };

const from = Object.values(breakpoints).map((width) => `${width}px`);
const below = Object.values(breakpoints).map((width) => `${width - 0.02}px`);
/** The category slider's own last step (docs/specification.md, section 2). */
const WIDE_SLIDER = '1640px';

/**
 * Left and right are start or end of a line (`margin-inline-start`), so that the page is mirrored where lines are read from
 * right to left; top and bottom stay, as no page is written downwards.
 */
const SIDES = ['left', 'right', '/^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)/'];
/** Four values of which the second, the right side's, is not the fourth, the left side's. */
const VALUE = String.raw`(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+`;
const UNEQUAL_SIDES = new RegExp(String.raw`^${VALUE}\s+(${VALUE})\s+${VALUE}\s+(?!\1$)${VALUE}$`);

/** @type {import('stylelint').Config} */
const config = {
  extends: 'stylelint-config-standard',
  rules: {
    // Raw colours and durations stand in app/tokens.css alone.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      'rgb',
      'rgba',
      'hsl',
      'hsla',
      'oklch',
      'oklab',
      'lab',
      'lch',
      'cubic-bezier',
    ],
    'unit-disallowed-list': ['ms', 's'],
    // `--leading` is its name here: app/globals.css makes whole pixels of it.
    'property-disallowed-list': ['line-height', ...SIDES],
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
      '/^(?:float|clear)$/': ['left', 'right'],
      '/^(?:margin|padding|inset)$/': [UNEQUAL_SIDES],
      '/^(?:transform|translate)$/': [/translateX\((?!.*--inline-direction)/],
    },
    'media-feature-name-value-allowed-list': { 'min-width': [...from, WIDE_SLIDER], 'max-width': below },
    'media-feature-range-notation': 'prefix',
    // CSS Modules: class names are read from script, and `composes` takes over another one's declarations.
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'no-descending-specificity': null, // a module's states stand beside the state's cause, not sorted by weight
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'property-no-vendor-prefix': [true, { ignoreProperties: ['font-smoothing'] }],
  },
  overrides: [
    {
      files: ['app/tokens.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null, 'unit-disallowed-list': null },
    },
    {
      files: ['app/globals.css'],
      rules: {
        'selector-class-pattern': '^[a-z]+(?:-[a-z]+)*$',
        'declaration-no-important': null,
        'property-disallowed-list': SIDES,
      },
    },
  ],
};

export default config;

import breakpoints from './lib/breakpoints.json' with { type: 'json' };

const from = Object.values(breakpoints).map((width) => `${width}px`);
const below = Object.values(breakpoints).map((width) => `${width - 0.02}px`);
/** The category slider's own last step (docs/specification.md, section 2). */
const WIDE_SLIDER = '1640px';

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
    'property-disallowed-list': ['line-height'],
    'media-feature-name-value-allowed-list': { 'min-width': [...from, WIDE_SLIDER], 'max-width': below },
    'media-feature-range-notation': 'prefix',
    // CSS Modules: class names are read from script.
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
        'property-disallowed-list': null,
      },
    },
  ],
};

export default config;

import breakpoints from './lib/model/breakpoints.json' with { type: 'json' };

const from = Object.values(breakpoints).map((width) => `${width}px`);
const below = Object.values(breakpoints).map((width) => `${width - 0.02}px`);
/** The last breakpoint of the category slider (docs/specification.md, section 2). */
const WIDE_SLIDER = '1640px';

/**
 * Properties for physical sides. Styles use logical sides (`margin-inline-start`), so that right-to-left pages are
 * mirrored. Top and bottom are allowed, because no page is written vertically.
 */
const SIDES = ['left', 'right', '/^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)/'];
/** UNEQUAL_SIDES matches four values if the second value (right) differs from the fourth value (left). */
const VALUE = String.raw`(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+`;
const UNEQUAL_SIDES = new RegExp(String.raw`^${VALUE}\s+(${VALUE})\s+${VALUE}\s+(?!\1$)${VALUE}$`);

/** @type {import('stylelint').Config} */
const config = {
  extends: 'stylelint-config-standard',
  rules: {
    // Raw colours and durations are allowed only in app/tokens.css.
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
    // Styles set `--leading` instead of line-height. app/globals.css rounds the resulting line height to whole pixels.
    'property-disallowed-list': ['line-height', ...SIDES],
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
      '/^(?:float|clear)$/': ['left', 'right'],
      '/^(?:margin|padding|inset)$/': [UNEQUAL_SIDES],
      '/^(?:transform|translate)$/': [/translateX\((?!.*--inline-direction)/],
    },
    'media-feature-name-value-allowed-list': { 'min-width': [...from, WIDE_SLIDER], 'max-width': below },
    'media-feature-range-notation': 'prefix',
    // In CSS Modules, `composes` includes the declarations of another class. Class names are in camel case, because
    // scripts read them.
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'no-descending-specificity': null, // the rules for a state are beside its cause, not sorted by specificity
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

import {
  isOpening,
  parseLabelledLink,
  linkAddress,
  parseLocation,
  phoneAddress,
  withSubject,
} from '@/lib/content/values/links';

test.each([
  ['https://example.com/a?b=c#d'],
  ['http://example.com'],
  ['mailto:shop@example.com'],
  ['tel:+33199000000'],
  ['/shop/dark'],
  ['/'],
])('%s is accepted as a link address', (address) => {
  expect(linkAddress(address)).toBe(address);
});

test.each([
  ['javascript:alert(1)'],
  ['JAVASCRIPT:alert(1)'],
  [' javascript:alert(1)'],
  ['data:text/html,x'],
  ['ftp://example.com'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['shop'],
  ['https://'],
  [''],
])('%j is refused as a link address', (address) => {
  expect(linkAddress(address)).toBeUndefined();
});

test.each([
  ['mailto:a@b.example', 'mailto:a@b.example?subject=Gifts%20%26%20co'],
  ['MAILTO:a@b.example?cc=c@d.example', 'MAILTO:a@b.example?cc=c@d.example&subject=Gifts%20%26%20co'],
  ['mailto:a@b.example?Subject=Mine', 'mailto:a@b.example?Subject=Mine'],
  ['mailto:a@b.example?body=x&subject=Mine', 'mailto:a@b.example?body=x&subject=Mine'],
  ['https://a.example/?to=mailto:b', 'https://a.example/?to=mailto:b'],
  ['/gifts', '/gifts'],
])(
  '`withSubject` adds a subject only to e-mail links without a subject: %s becomes %s',
  (address, expected) => {
    expect(withSubject(address, 'Gifts & co')).toBe(expected);
  },
);

test('a social link has a label and an address', () => {
  expect(parseLabelledLink('Instagram | https://instagram.example/quatorze')).toEqual({
    label: 'Instagram',
    address: 'https://instagram.example/quatorze',
  });
});

test('a social link without a label is refused', () => {
  expect(parseLabelledLink('|https://instagram.example')).toBeUndefined();
});

test('a social link without an address is refused', () => {
  expect(parseLabelledLink('Instagram')).toBeUndefined();
});

test('a social link with a javascript: address is refused', () => {
  expect(parseLabelledLink('Instagram|javascript:alert(1)')).toBeUndefined();
});

test('a telephone link keeps only the digits and the plus before the first digit', () => {
  expect(phoneAddress('+33 (1) 99-00.00 00')).toBe('tel:+33199000000');
});

test('if a telephone number has no plus, the telephone link contains only the digits', () => {
  expect(phoneAddress('01 99 00 00 00')).toBe('tel:0199000000');
});

test.each(['Tel. +33 1 99', '(+33) 1 99', '\u202a+33 1 99\u202c'])(
  'a telephone link keeps a plus before the first digit, even if other characters precede the plus: %j',
  (phone) => {
    expect(phoneAddress(phone)).toBe('tel:+33199');
  },
);

test('a telephone link omits a plus after the first digit', () => {
  expect(phoneAddress('01+99')).toBe('tel:0199');
});

test('a location has a latitude and a longitude', () => {
  expect(parseLocation('48.8519,2.3378')).toEqual({ latitude: 48.8519, longitude: 2.3378 });
});

test('a location can contain spaces and negative values', () => {
  expect(parseLocation(' -33.45, -70.66 ')).toEqual({ latitude: -33.45, longitude: -70.66 });
});

test.each([['91,2'], ['48,181'], ['48.8519'], ['north,south'], ['48.8519,2.3378,7'], ['']])(
  '%j is not a valid location',
  (value) => {
    expect(parseLocation(value)).toBeUndefined();
  },
);

test.each([['Tu-Sa 10:00-19:00'], ['Mo,We 09:30-12:00,14:00-18:00'], ['Tu-Fr 10:00-19:00; Sa 10:00-17:00']])(
  '%s are valid opening hours',
  (value) => {
    expect(isOpening(value)).toBe(true);
  },
);

test.each([
  ['Tuesday to Saturday'],
  ['Tu-Sa'],
  ['Tu-Sa 25:00-26:00'],
  ['Mo-We-Fr 10:00-19:00'],
  ['10:00-19:00'],
  [''],
])('%j are not valid opening hours', (value) => {
  expect(isOpening(value)).toBe(false);
});

test('the poles and the date line are valid locations', () => {
  expect(parseLocation('90,180')).toEqual({ latitude: 90, longitude: 180 });
  expect(parseLocation('-90,-180')).toEqual({ latitude: -90, longitude: -180 });
});

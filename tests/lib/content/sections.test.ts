import { parseDocument } from '@/lib/content/parse';
import { aCategory, aDocument, OWN_MEDIA, type Wire } from '@/tests/content';

const parsedHome = (home: Wire, common: Wire = {}) => {
  const { content, problems } = parseDocument(aDocument({ home, common }), OWN_MEDIA);
  return { home: content.home, problems };
};
const withTexts = (texts: Wire, common: Wire = {}) => parsedHome({ texts }, common);
const TEXT = { NAME: 'A heading', TEXT_1: 'Some words' };

test('the intro has a title, a text and a button label', () => {
  const { home } = withTexts({ intro: TEXT, 'intro-button': { NAME: 'Go to the shop' } });

  expect(home.intro).toMatchObject({
    title: 'A heading',
    copy: '<p>Some words</p>',
    buttonLabel: 'Go to the shop',
  });
});

test('the first poster of the intro is for desktop screens, and the second is for mobile screens', () => {
  const { home } = withTexts({ intro: { PICTURES: ['/desktop.jpg', '/mobile.jpg'] } });

  expect(home.intro?.posters).toEqual({ desktop: { src: '/desktop.jpg' }, mobile: { src: '/mobile.jpg' } });
});

test('a picture that a text lists twice is shown once', () => {
  const { home } = withTexts({
    intro: { PICTURE: '/desktop.jpg', PICTURES: ['/desktop.jpg', '/mobile.jpg'] },
    corporate: { ...TEXT, PICTURES: ['/boxes.jpg', '/bars.jpg', '/boxes.jpg'] },
  });

  expect(home.intro?.posters).toEqual({ desktop: { src: '/desktop.jpg' }, mobile: { src: '/mobile.jpg' } });
  expect(home.corporate?.pictures).toEqual([{ src: '/boxes.jpg' }, { src: '/bars.jpg' }]);
});

test('the files of the intro film are in the order of the document’s list', () => {
  const { home } = parsedHome({
    videos: [
      { VIDEO_LINK_DEKSTOP: '/desktop.webm', VIDEO_LINK_MOBILE: '/mobile.webm' },
      { VIDEO_LINK_DEKSTOP: '/desktop.mp4', VIDEO_LINK_MOBILE: '/mobile.mp4' },
    ],
  });

  expect(home.intro?.films).toEqual({
    desktop: [
      { src: '/desktop.webm', type: 'video/webm' },
      { src: '/desktop.mp4', type: 'video/mp4' },
    ],
    mobile: [
      { src: '/mobile.webm', type: 'video/webm' },
      { src: '/mobile.mp4', type: 'video/mp4' },
    ],
  });
});

test('an unsafe film address is omitted, and the other films stay', () => {
  const { home, problems } = parsedHome({
    videos: [{ VIDEO_LINK_DEKSTOP: 'javascript:alert(1)', VIDEO_LINK_MOBILE: '/mobile.mp4' }],
  });

  expect(home.intro?.films).toEqual({ desktop: [], mobile: [{ src: '/mobile.mp4', type: 'video/mp4' }] });
  expect(problems).toMatchObject([{ path: '$.home.videos[0].VIDEO_LINK_DEKSTOP' }]);
});

test('if the films are a single address instead of a list, a problem is reported', () => {
  expect(parsedHome({ videos: '/film.mp4' }).problems).toEqual([
    { path: '$.home.videos', expected: 'a list of films', found: '"/film.mp4"', action: 'no film is shown' },
  ]);
});

test('an intro is omitted if it has no text, no poster and no film', () => {
  expect(withTexts({ story: TEXT }).home.intro).toBeUndefined();
});

test('the heading of the categories comes from the text `shop`', () => {
  const { home } = parsedHome({ categories: [aCategory()], texts: { shop: TEXT } });

  expect(home.categories).toMatchObject({ heading: 'A heading', items: [{ code: 'dark' }] });
});

test('without categories, the categories section is omitted, even if it has a heading', () => {
  expect(withTexts({ shop: TEXT }).home.categories).toBeUndefined();
});

test('the heading of the collections comes from the text `flavours`', () => {
  expect(withTexts({ flavours: TEXT }).home.collections).toMatchObject({ heading: 'A heading' });
});

test('without flavours, the collections section is omitted, even if it has a heading', () => {
  expect(parsedHome({ flavours: [], texts: { flavours: TEXT } }).home.collections).toBeUndefined();
});

test('each of the three stories has its own text in the document', () => {
  const { home } = withTexts({
    story: { NAME: 'First' },
    'story-second': { NAME: 'Second' },
    founder: { NAME: 'Third' },
  });

  expect([home.story?.heading, home['story-second']?.heading, home.founder?.heading]).toEqual([
    'First',
    'Second',
    'Third',
  ]);
});

test('if the second of three stories is missing, the first and the third stay', () => {
  const { home } = withTexts({ story: TEXT, founder: TEXT });

  expect([home.story, home['story-second'], home.founder].map(Boolean)).toEqual([true, false, true]);
});

test('a story that contains only a picture is shown', () => {
  expect(withTexts({ story: { PICTURE: '/beans.jpg' } }).home.story?.pictures).toEqual([
    { src: '/beans.jpg' },
  ]);
});

test('a story with an empty text is omitted', () => {
  expect(withTexts({ story: {}, founder: TEXT }).home.story).toBeUndefined();
});

test('the corporate button has a label, and its e-mail link has the section heading as the subject', () => {
  const { home } = withTexts({
    corporate: TEXT,
    'corporate-button': { NAME: 'Write', TEXT_1: 'mailto:a@b.example' },
  });

  expect(home.corporate?.button).toEqual({
    label: 'Write',
    address: 'mailto:a@b.example?subject=A%20heading',
  });
});

test('if a section has no heading, the subject of the e-mail is the label of the button', () => {
  const { home } = withTexts({
    partnership: { TEXT_1: 'Words' },
    'partnership-button': { NAME: 'Ask & see', TEXT_1: 'mailto:a@b.example?cc=c@d.example' },
  });

  expect(home.partnership?.button?.address).toBe('mailto:a@b.example?cc=c@d.example&subject=Ask%20%26%20see');
});

test('a deadline passes at the end of the given date, in the time zone of the shop', () => {
  const texts = {
    corporate: TEXT,
    'corporate-until': { NAME: '2026-11-30', TEXT_1: 'Until 30 November' },
  };

  expect(withTexts(texts).home.corporate?.deadline).toEqual({
    text: '<p>Until 30 November</p>',
    passesAt: Date.UTC(2026, 10, 30, 23),
  });
  expect(withTexts(texts, { timeZone: 'America/Montreal' }).home.corporate?.deadline?.passesAt).toBe(
    Date.UTC(2026, 11, 1, 5),
  );
});

test('a deadline that has a text but no date never passes', () => {
  const { home } = withTexts({ corporate: TEXT, 'corporate-until': { TEXT_1: 'Write early' } });

  expect(home.corporate?.deadline).toEqual({ text: '<p>Write early</p>' });
});

test.each(['30 November', '2026-02-30', '2026-11-30T10:00'])(
  'a deadline with the invalid date %s is reported and is omitted',
  (NAME) => {
    const { home, problems } = withTexts({ corporate: TEXT, 'corporate-until': { NAME, TEXT_1: 'Soon' } });

    expect(home.corporate?.deadline).toBeUndefined();
    expect(problems).toMatchObject([{ path: '$.home.texts.corporate-until', action: 'left out' }]);
  },
);

test('a deadline with a date but no text is omitted', () => {
  const { home, problems } = withTexts({ corporate: TEXT, 'corporate-until': { NAME: '2026-11-30' } });

  expect([home.corporate?.deadline, problems]).toEqual([undefined, []]);
});

test('a corporate section that contains only a deadline is omitted', () => {
  expect(withTexts({ 'corporate-until': { TEXT_1: 'Soon' }, founder: TEXT }).home.corporate).toBeUndefined();
});

test('a button without an address is omitted', () => {
  const { home, problems } = withTexts({ partnership: TEXT, 'partnership-button': { NAME: 'Write' } });

  expect([home.partnership?.button, problems]).toEqual([undefined, []]);
});

test('a button with an unsafe address is reported and is omitted', () => {
  const { home, problems } = withTexts({
    corporate: TEXT,
    'corporate-button': { NAME: 'Write', TEXT_1: 'javascript:alert(1)' },
  });

  expect(home.corporate).toMatchObject({ heading: 'A heading', button: undefined });
  expect(problems).toMatchObject([
    { path: '$.home.texts.corporate-button', found: '"javascript:alert(1)"', action: 'left out' },
  ]);
});

test('the store has a city, an address, a telephone number, hours and a location', () => {
  const { home } = withTexts({
    'stores-city': { NAME: 'Paris' },
    'stores-address': { NAME: '14 rue Bonaparte' },
    'stores-phone': { NAME: '+33 1 99 00 00 00' },
    'stores-hours': { TEXT_1: 'Tuesday to Saturday' },
    'stores-opening': { NAME: 'Tu-Sa 10:00-19:00' },
    'stores-location': { NAME: '48.8519,2.3378' },
  });

  expect(home.stores).toMatchObject({
    city: 'Paris',
    address: '14 rue Bonaparte',
    phone: '+33 1 99 00 00 00',
    hours: '<p>Tuesday to Saturday</p>',
    opening: 'Tu-Sa 10:00-19:00',
    location: { latitude: 48.8519, longitude: 2.3378 },
  });
});

test('an invalid location is omitted, and the store is shown', () => {
  const { home, problems } = withTexts({
    'stores-city': { NAME: 'Paris' },
    'stores-location': { NAME: 'near the Seine' },
  });

  expect(home.stores).toMatchObject({ city: 'Paris', location: undefined });
  expect(problems).toEqual([
    {
      path: '$.home.texts.stores-location',
      expected: 'latitude,longitude in degrees',
      found: '"near the Seine"',
      action: 'left out',
    },
  ]);
});

test('invalid opening hours are omitted, and the store is shown', () => {
  const { home, problems } = withTexts({
    'stores-city': { NAME: 'Paris' },
    'stores-opening': { NAME: 'always' },
  });

  expect(home.stores).toMatchObject({ city: 'Paris', opening: undefined });
  expect(problems).toMatchObject([{ path: '$.home.texts.stores-opening', found: '"always"' }]);
});

test('a telephone number without digits is omitted, but the contacts section is shown', () => {
  const { home, problems } = withTexts({ contacts: TEXT, 'contacts-phone': { NAME: 'call us' } });

  expect(home.contacts).toMatchObject({ heading: 'A heading', phone: undefined });
  expect(problems).toMatchObject([{ path: '$.home.texts.contacts-phone' }]);
});

test('the contacts have an e-mail address, social links and a legal line', () => {
  const { home } = withTexts({
    'contacts-email': { NAME: 'shop@quatorze.example' },
    'contacts-social': {
      TEXT_1: 'Instagram|https://instagram.example/q\nFacebook|https://facebook.example/q',
    },
    'contacts-legal': { TEXT_1: '© <a href="/legal">Quatorze</a>' },
  });

  expect(home.contacts).toMatchObject({
    email: 'shop@quatorze.example',
    social: [
      { label: 'Instagram', address: 'https://instagram.example/q' },
      { label: 'Facebook', address: 'https://facebook.example/q' },
    ],
    legal: '<p>© <a href="/legal" rel="noopener">Quatorze</a></p>',
  });
});

test('an e-mail address that would add parameters to the e-mail link is omitted', () => {
  const { home, problems } = withTexts({
    contacts: TEXT,
    'contacts-email': { NAME: 'a@b.example?bcc=c@d.example' },
  });

  expect(home.contacts?.email).toBeUndefined();
  expect(problems).toMatchObject([{ path: '$.home.texts.contacts-email' }]);
});

test('an invalid social link is omitted, and the other links stay', () => {
  const { home, problems } = withTexts({
    'contacts-social': { TEXT_1: 'Instagram|javascript:alert(1)\nFacebook|https://facebook.example/q' },
  });

  expect(home.contacts?.social).toEqual([{ label: 'Facebook', address: 'https://facebook.example/q' }]);
  expect(problems).toMatchObject([
    { path: '$.home.texts.contacts-social', found: '"Instagram|javascript:alert(1)"' },
  ]);
});

test('contacts without content are omitted', () => {
  expect(withTexts({ story: TEXT }).home.contacts).toBeUndefined();
});

test('a store without content is omitted', () => {
  expect(withTexts({ story: TEXT }).home.stores).toBeUndefined();
});

test('an intro that contains only a film is shown', () => {
  const { home } = parsedHome({ texts: {}, videos: [{ VIDEO_LINK_MOBILE: '/upload/intro/mobile.mp4' }] });

  expect(home.intro?.films.mobile).toMatchObject([{ src: '/upload/intro/mobile.mp4' }]);
});

test('social links can be separated by HTML line breaks', () => {
  const lines = ['Instagram|https://instagram.example', 'Pinterest|https://pinterest.example'];
  const { home } = withTexts({ 'contacts-social': { TEXT_1: lines.join('<br />') } });

  expect(home.contacts?.social.map(({ label }) => label)).toEqual(['Instagram', 'Pinterest']);
});

test('each social link can be a paragraph, and its label can contain HTML', () => {
  const { home, problems } = withTexts({
    'contacts-social': {
      TEXT_1:
        '<p><b>Instagram</b>|https://instagram.example</p><p>Arts &amp; Crafts|https://arts.example</p>',
    },
  });

  expect(home.contacts?.social).toEqual([
    { label: 'Instagram', address: 'https://instagram.example' },
    { label: 'Arts & Crafts', address: 'https://arts.example' },
  ]);
  expect(problems).toEqual([]);
});

test('if a store has several pictures, the first picture is shown', () => {
  const { home } = withTexts({ stores: { ...TEXT, PICTURES: ['/one.jpg', '/two.jpg'] } });

  expect(home.stores?.picture?.src).toBe('/one.jpg');
});

const SHOP = { 'stores-address': { NAME: '14 rue des Quatre-Vents' } };

test('special days are read line by line and sorted by date', () => {
  const { home, problems } = withTexts({
    ...SHOP,
    'stores-special': {
      TEXT_1: '2026-12-25 closed\n\n2026-12-24 10:00-12:00, 14:00-16:00\r\n2028-02-29 18:00-02:00\n',
    },
  });

  expect(problems).toEqual([]);
  expect(home.stores?.special).toEqual([
    {
      date: '2026-12-24',
      spans: [
        { opens: '10:00', closes: '12:00' },
        { opens: '14:00', closes: '16:00' },
      ],
    },
    { date: '2026-12-25', spans: [] },
    { date: '2028-02-29', spans: [{ opens: '18:00', closes: '02:00' }] },
  ]);
});

test.each([
  '2026-02-29 closed',
  '2026-13-01 closed',
  '24.12.2026 closed',
  '2026-12-24',
  '2026-12-24 ten to four',
])('the invalid special day “%s” is reported, and the other days stay', (line) => {
  const { home, problems } = withTexts({
    ...SHOP,
    'stores-special': { TEXT_1: `${line}\n2026-12-25 closed` },
  });

  expect(home.stores).toMatchObject({
    address: '14 rue des Quatre-Vents',
    special: [{ date: '2026-12-25', spans: [] }],
  });
  expect(problems).toMatchObject([{ path: '$.home.texts.stores-special', found: JSON.stringify(line) }]);
});

test('if two lines are for the same special day, the first line is kept', () => {
  const { home, problems } = withTexts({
    ...SHOP,
    'stores-special': { TEXT_1: '2026-12-25 closed\n2026-12-25 10:00-12:00' },
  });

  expect(home.stores?.special).toEqual([{ date: '2026-12-25', spans: [] }]);
  expect(problems).toHaveLength(1);
});

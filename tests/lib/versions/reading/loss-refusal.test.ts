import { readEnvironment } from '@/lib/platform/environment';
import { lossRefusal } from '@/lib/versions/reading/loss-refusal';
import { readVersion } from '@/lib/versions/reading/read-version';
import type { Edition, Version } from '@/lib/versions/version';
import { aDocument, aFlavour } from '@/tests/content';

const TEN = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
const TEXTS = { intro: { NAME: 'A' }, stores: { NAME: 'B' }, contacts: { NAME: 'C' }, story: { NAME: 'D' } };
const PLENTY = aDocument({ home: { texts: TEXTS, flavours: TEN.map((id) => aFlavour({ ID: id })) } });
const FEW = aDocument({ home: { texts: TEXTS, flavours: [aFlavour({ ID: '0' })] } });
const BROKEN = aDocument({ home: { texts: {}, flavours: TEN.map(() => aFlavour({ ID: null })) } });

const versionOf = (document: object) => readVersion('live', JSON.stringify(document), readEnvironment({}));

test('a refusal lists broken content first, and removed content last', async () => {
  const [shown, next] = [await versionOf(PLENTY), await versionOf(BROKEN)];

  expect(lossRefusal(shown, next)).toBe(
    'more than half of what the page shows would be gone by being broken: 1 of 1 collections, 10 of 10 flavours, 4 of 4 texts',
  );
});

test('a refusal lists the lost content of every language, with broken content before removed content', async () => {
  const version = await versionOf(PLENTY);
  const [[plenty], [few], [broken]] = [
    version.editions,
    (await versionOf(FEW)).editions,
    (await versionOf(BROKEN)).editions,
  ];
  const bilingual = (en: Edition, fr: Edition): Version => ({
    ...version,
    editions: [
      { ...en, locale: 'en' },
      { ...fr, locale: 'fr' },
    ],
  });
  const [shown, next] = [bilingual(plenty, plenty), bilingual(few, broken)];

  expect(lossRefusal(shown, next)).toMatch(
    /: 1 of 1 collections \(fr\), 10 of 10 flavours \(fr\), 9 of 10 flavours \(en\), 4 of 4 texts \(fr\)$/,
  );
});

test('a publish that removes most of the page needs confirmation, unless the new version is from another deployment', async () => {
  const [shown, few] = [await versionOf(PLENTY), await versionOf(FEW)];

  expect(lossRefusal(shown, shown)).toBeUndefined();
  expect(lossRefusal(shown, few)).toMatch(/^more than half .* publish with "anyway": true$/);
  expect(lossRefusal(shown, few, false)).toBeUndefined();
  expect(lossRefusal(shown, { ...few, deployment: 'autumn' })).toBeUndefined();
});

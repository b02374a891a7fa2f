import { drawSharePicture } from '@/components/share-picture/draw';

const pictureOf = async (title: string) => Buffer.from(await drawSharePicture({ kind: 'flavour', title }));

test('the share picture shows letters such as ū and ī, not an empty box instead of each letter', async () => {
  expect((await pictureOf('Tū')).equals(await pictureOf('Tī'))).toBe(false);
});

import { drawSharePicture } from '@/components/share-picture/draw';

const pictureOf = async (title: string) => Buffer.from(await drawSharePicture({ kind: 'flavour', title }));

test('the share picture shows letters such as ū and ī as letters, not as empty boxes', async () => {
  expect((await pictureOf('Tū')).equals(await pictureOf('Tī'))).toBe(false);
});

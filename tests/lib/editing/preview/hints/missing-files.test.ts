import { goneMedia } from '@/lib/editing/preview/hints/missing-files';
import { aDocument, aFlavour } from '@/tests/content';

const CDN = 'https://cdn.example';
const MEDIA = { origins: [CDN] };

/** What the other origin answers, by address. */
const STATUS: Record<string, number> = {
  [`${CDN}/gone.jpg`]: 410,
  [`${CDN}/lost.mp4`]: 404,
  [`${CDN}/busy.jpg`]: 503,
};

afterEach(() => jest.restoreAllMocks());

test('of what lies on other origins only what is said to be gone is told, with its place', async () => {
  const asked = jest.spyOn(global, 'fetch').mockImplementation((address) => {
    if (address === `${CDN}/unreachable.jpg`) return Promise.reject(new TypeError('fetch failed'));
    return Promise.resolve(new Response(null, { status: STATUS[address as string] ?? 200 }));
  });
  const pictures = ['there', 'gone', 'busy', 'unreachable', 'gone'].map((name) => `${CDN}/${name}.jpg`);
  const document = aDocument({
    home: {
      videos: [{ VIDEO_LINK_MOBILE: `${CDN}/lost.mp4` }],
      flavours: pictures.map((PHOTO_IMAGE, index) => aFlavour({ ID: `${index}`, PHOTO_IMAGE })),
    },
  });

  const found = await goneMedia(document, MEDIA);

  expect(found.map(({ path, found }) => [path, found])).toEqual([
    ['$.home.videos[0].VIDEO_LINK_MOBILE', `"${CDN}/lost.mp4"`],
    ['$.home.flavours[1].PHOTO_IMAGE', `"${CDN}/gone.jpg"`],
    ['$.home.flavours[4].PHOTO_IMAGE', `"${CDN}/gone.jpg"`],
  ]);
  expect(found[0]).toMatchObject({
    expected: 'a picture or film that is there',
    action: 'an empty place on the page',
  });
  expect(asked).toHaveBeenCalledTimes(5);
});

test('what lies on this site is asked of nobody, and elsewhere nothing is fetched whole, kept or followed', async () => {
  const asked = jest.spyOn(global, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
  const flavours = ['/upload/own.jpg', `${CDN}/gone.jpg`].map((PHOTO_IMAGE, index) =>
    aFlavour({ ID: `${index}`, PHOTO_IMAGE }),
  );

  expect(await goneMedia(aDocument({ home: { flavours } }), MEDIA)).toHaveLength(1);

  expect(asked.mock.calls).toEqual([
    [
      `${CDN}/gone.jpg`,
      { method: 'HEAD', redirect: 'error', cache: 'no-store', signal: expect.any(AbortSignal) },
    ],
  ]);
});

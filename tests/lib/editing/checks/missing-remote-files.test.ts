import { missingRemoteFiles } from '@/lib/editing/checks/missing-remote-files';
import { aDocument, aFlavour } from '@/tests/content';

const CDN = 'https://cdn.example';
const MEDIA = { origins: [CDN] };

const STATUS: Record<string, number> = {
  [`${CDN}/gone.jpg`]: 410,
  [`${CDN}/lost.mp4`]: 404,
  [`${CDN}/busy.jpg`]: 503,
};

afterEach(() => jest.restoreAllMocks());

test('an external picture or film is reported only if its server answers 404 or 410', async () => {
  const fetchSpy = jest.spyOn(global, 'fetch').mockImplementation((address) => {
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

  const found = await missingRemoteFiles(document, MEDIA);

  expect(found.map(({ path, found }) => [path, found])).toEqual([
    ['$.home.videos[0].VIDEO_LINK_MOBILE', `"${CDN}/lost.mp4"`],
    ['$.home.flavours[1].PHOTO_IMAGE', `"${CDN}/gone.jpg"`],
    ['$.home.flavours[4].PHOTO_IMAGE', `"${CDN}/gone.jpg"`],
  ]);
  expect(found[0]).toMatchObject({
    expected: 'a picture or film that exists',
    action: 'an empty space on the page',
  });
  expect(fetchSpy).toHaveBeenCalledTimes(5);
});

test('an external picture gets a HEAD request without cache or redirects; a local picture gets none', async () => {
  const fetchSpy = jest.spyOn(global, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
  const flavours = ['/upload/own.jpg', `${CDN}/gone.jpg`].map((PHOTO_IMAGE, index) =>
    aFlavour({ ID: `${index}`, PHOTO_IMAGE }),
  );

  expect(await missingRemoteFiles(aDocument({ home: { flavours } }), MEDIA)).toHaveLength(1);

  expect(fetchSpy.mock.calls).toEqual([
    [
      `${CDN}/gone.jpg`,
      { method: 'HEAD', redirect: 'error', cache: 'no-store', signal: expect.any(AbortSignal) },
    ],
  ]);
});

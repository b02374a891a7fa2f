import { missingLocalFiles } from '@/lib/editing/checks/missing-local-files';
import { aCategory, aDocument, aFlavour, OWN_MEDIA, type Wire } from '@/tests/content';

const missingIn = async (home: Wire, media = OWN_MEDIA) =>
  (await missingLocalFiles(aDocument({ home }), media)).map(({ path, expected }) => [path, expected]);

test('existing pictures and films cause no problem', async () => {
  const home = {
    texts: { story: { PICTURES: ['/upload/story/beans.jpg'] } },
    videos: [{ VIDEO_LINK_DEKSTOP: '/upload/intro/desktop.mp4?v=2' }],
    categories: [aCategory({ PICTURE: { SRC: 'upload/story/beans.jpg' } })],
  };

  expect(await missingIn(home)).toEqual([]);
});

test('a missing file is reported with the path of its field and the effect on the page', async () => {
  const flavours = [
    aFlavour(),
    aFlavour({ ID: 'plum', PHOTO_IMAGE: { SRC: '/upload/plum-of-last-year.jpg' } }),
  ];

  expect(await missingLocalFiles(aDocument({ home: { flavours } }), OWN_MEDIA)).toEqual([
    {
      path: '$.home.flavours[1].PHOTO_IMAGE',
      expected: 'a file in public/',
      found: '"/upload/plum-of-last-year.jpg"',
      action: 'an empty space on the page',
    },
  ]);
});

test.each([
  '/upload/Story/Beans.JPG',
  '/public/upload/story/beans.jpg',
  'public/upload/story/beans.jpg',
  '/uploadstory/beans.jpg',
  '/upload/story/baens.jpg',
])('the problem for the wrong path %s suggests the correct file', async (PICTURE) => {
  expect(await missingIn({ texts: { story: { PICTURE } } })).toEqual([
    ['$.home.texts.story.PICTURE', 'a file in public/; did you mean "/upload/story/beans.jpg"?'],
  ]);
});

test('a missing film is reported, and so is a missing picture in a list of pictures', async () => {
  const home = {
    texts: { story: { PICTURES: ['/upload/story/beans.jpg', '/none.jpg'] } },
    videos: [{ VIDEO_LINK_MOBILE: '/none.mp4' }],
  };

  expect((await missingIn(home)).map(([path]) => path)).toEqual([
    '$.home.texts.story.PICTURES[1]',
    '$.home.videos[0].VIDEO_LINK_MOBILE',
  ]);
});

test('a list that a PHP backend sends as an object with numeric keys is also checked', async () => {
  const home = { texts: { story: { PICTURES: { 0: '/upload/story/beans.jpg', 3: { SRC: '/none.jpg' } } } } };

  expect(await missingIn(home)).toEqual([['$.home.texts.story.PICTURES[3]', 'a file in public/']]);
});

test('PICTURES is checked only in entries of `home.texts`, because no other entity has this field', async () => {
  expect(await missingIn({ flavours: [aFlavour({ PICTURES: ['/none.jpg'] })] })).toEqual([]);
});

test('media on another origin are not checked', async () => {
  const media = { baseUrl: 'https://media.example/', origins: [] };

  expect(await missingIn({ categories: [aCategory({ PICTURE: '/none.jpg' })] }, media)).toEqual([]);
});

test('a file is missing if its path leads out of the public folder', async () => {
  expect(await missingIn({ categories: [aCategory({ PICTURE: '/..%2fpackage.json' })] })).toEqual([
    ['$.home.categories[0].PICTURE', 'a file in public/'],
  ]);
});

import type { HintText } from '../../messages/hint-sentences';
import type { Hint } from '../hint';
import { isLocalFile, type NamedMedia } from '../named-media';

import { type PhotoHeader, readPhoto } from './photo';
import { placeFinder } from './picture-place';

import type { Content } from '@/lib/content/model';
import { type PictureSlot, shownWidth } from '@/lib/model/picture-slots';
import { MAX_PIXELS } from '@/lib/model/pictures';

/** Up to this factor, visitors hardly see the loss of sharpness. */
const MAX_ENLARGEMENT = 1.2;
/** A square picture in a 3:2 place loses 33 % and is accepted. */
const MAX_CUT_PERCENT = 33;
const MAX_BYTES = 5_000_000;

type Size = { width?: number; height?: number };

type Seen = { words: string; slot: PictureSlot; size: Size; header?: PhotoHeader };

const CHECKS: ((seen: Seen) => HintText | undefined)[] = [
  function widthHint({ words, slot, size: { width } }) {
    const shown = shownWidth(slot);
    if (width === undefined || width * MAX_ENLARGEMENT >= shown) return undefined;
    return `${words} is ${width} px wide, but is shown up to ${shown} px wide`;
  },
  function shapeHint({ words, slot, size: { width, height } }) {
    if (width === undefined || height === undefined) return undefined;
    const cuts = slot.shapes.map((shape) => ({ shape, cut: cutOff(width / height, shape) }));
    const [least] = cuts.sort((a, b) => a.cut - b.cut);
    if (!least) return undefined;
    const percent = Math.round(least.cut * 100);
    if (percent <= MAX_CUT_PERCENT) return undefined;
    return `${words} is ${width} × ${height} px, but its place has the shape ${least.shape.join(':')}: ${percent}% of it is cut off`;
  },
  function orientationHint({ words, header }) {
    if (!header || header.orientation === 1) return undefined;
    return `${words} was stored turned by the camera (EXIF orientation ${header.orientation}); save it upright`;
  },
  function colourHint({ words, header }) {
    if (header?.colours === undefined) return undefined;
    return `${words} has the colour profile “${header.colours}”; save it in sRGB, or its colours change on the page`;
  },
  function weightHint({ words, header }) {
    if (!header || header.bytes <= MAX_BYTES) return undefined;
    return `${words} has ${(header.bytes / 1_000_000).toFixed(1)} MB; use at most 5 MB`;
  },
  // The server does not resize pictures with more than MAX_PIXELS. The build resizes such pictures only if they are
  // JPEG or PNG files.
  function pixelsHint({ words, size: { width = 0, height = 0 } }) {
    const pixels = width * height;
    if (pixels <= MAX_PIXELS) return undefined;
    const megapixels = Math.ceil(pixels / 100_000) / 10; // `ceil`, because 40.008 must not be shown as 40.0
    return `${words} has ${megapixels.toFixed(1)} megapixels; use at most 40, or its place can stay empty`;
  },
];

export async function photoHints(content: Content, pictures: NamedMedia[], folder: string): Promise<Hint[]> {
  const placeOf = placeFinder(content);
  const found = await Promise.all(
    pictures.map(async (picture) => {
      const place = isDrawing(picture) ? undefined : placeOf(picture);
      if (!place) return [];
      const photo = isLocalFile(picture) ? await readPhoto(folder, picture.src) : undefined;
      const { words, target, slotFor } = place;
      const hint = (text: HintText): Hint => ({ target, path: picture.path, text });
      if (photo && 'unknownFormat' in photo) return [hint(formatText(words, photo.unknownFormat))];
      const size = photo ?? picture;
      const seen = { words, slot: slotFor(size), size, header: photo };
      return CHECKS.flatMap((check) => check(seen) ?? []).map(hint);
    }),
  );
  return found.flat();
}

const isDrawing = ({ src }: NamedMedia) => /\.svg(?:[?#]|$)/i.test(src);

const formatText = (words: string, format: string): HintText =>
  `${words} has a format that browsers cannot show (${format}); save it as JPEG, PNG, WebP or AVIF`;

function cutOff(pictureRatio: number, [width, height]: readonly [number, number]): number {
  const factor = pictureRatio / (width / height);
  return 1 - Math.min(factor, 1 / factor);
}

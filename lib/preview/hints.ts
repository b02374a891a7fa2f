import type { Collection, Content, Flavour } from '../content/model';

/** Something that is no problem of the document and that its editor would want to know all the same. */
export type Hint = { anchor?: string; text: string };

/** Widths that a picture needs to be sharp in its slot on a dense phone or a common desktop, in pixels. */
const LEAST_WIDTH = { tile: 640, wide: 1200, poster: 1280 } as const;
/** Characters that a place holds without looking crowded. */
const LONGEST = { heading: 40, copy: 120, flavourName: 40 } as const;

/** Missing alternative texts, pictures too small, texts too long, flavours without allergens or price. */
export function contentHints({ home }: Content): Hint[] {
  const { intro, categories, collections, story, secondStory, founder, corporate, partnership } = home;
  const editorials = [
    { anchor: 'story', part: story },
    { anchor: 'story', part: secondStory },
    { anchor: undefined, part: founder },
    { anchor: 'corporate', part: corporate },
    { anchor: 'partnership', part: partnership },
  ];
  return [
    ...pictureHints('the intro’s poster', [intro?.posters.desktop], LEAST_WIDTH.poster),
    ...tooLong('the intro’s line', intro?.copy?.replace(/<[^>]*>/g, ''), LONGEST.copy),
    ...(categories?.items ?? []).flatMap(({ name, code, picture }) =>
      pictureHints(`category “${name ?? code}”`, [picture], LEAST_WIDTH.tile, 'shop'),
    ),
    ...(collections?.items ?? []).flatMap(collectionHints),
    ...editorials.flatMap(({ anchor, part }) => [
      ...pictureHints(
        `“${part?.heading ?? anchor ?? 'the founder'}”`,
        part?.pictures ?? [],
        LEAST_WIDTH.wide,
        anchor,
      ),
      ...tooLong('the heading', part?.heading, LONGEST.heading, anchor),
    ]),
  ];
}

function collectionHints({ id, tiles }: Collection): Hint[] {
  return tiles.flatMap(({ flavour }) =>
    flavourHints(flavour).map((text) => ({ anchor: `collection-${id}`, text })),
  );
}

function flavourHints({ id, name, picture, allergens, pricePerKg, parentId }: Flavour): string[] {
  const title = `flavour “${name ?? id}”`;
  return [
    ...(allergens.length === 0 ? [`${title} names no allergens`] : []),
    ...(pricePerKg === undefined ? [`${title} has no price per kg`] : []),
    ...pictureHints(title, [picture], LEAST_WIDTH.tile).map(({ text }) => text),
    ...tooLong(title, parentId === undefined ? name : undefined, LONGEST.flavourName).map(({ text }) => text),
  ];
}

type GivenPicture = { alt?: string; width?: number } | undefined;

function pictureHints(place: string, pictures: GivenPicture[], least: number, anchor?: string): Hint[] {
  return pictures.flatMap((picture) => {
    if (!picture) return [];
    const hints: Hint[] = [];
    if (picture.alt === undefined)
      hints.push({ anchor, text: `a picture of ${place} has no alternative text` });
    if (picture.width !== undefined && picture.width < least) {
      hints.push({
        anchor,
        text: `a picture of ${place} is ${picture.width} px wide; its place asks for ${least}`,
      });
    }
    return hints;
  });
}

function tooLong(place: string, text: string | undefined, longest: number, anchor?: string): Hint[] {
  if (text === undefined || text.length <= longest) return [];
  return [{ anchor, text: `${place} has ${text.length} characters; ${longest} fit well` }];
}

import { flavourTitle } from '../hint';
import type { NamedMedia } from '../named-media';

import type { Collection, Content, EditorialName, Flavour, Home, Tile } from '@/lib/content/model';
import {
  cutOutSlot,
  hoverSlot,
  panelPhotoSlot,
  PICTURE_SLOTS,
  type PictureSlot,
  posterSlot,
} from '@/lib/model/picture-slots';
import { editorTargetOf, type SectionName } from '@/lib/model/sections';

export type PicturePlace = {
  target: string;
  /** Such as `the picture of flavour “Mint” (PHOTO_IMAGE)`. */
  words: string;
  slotFor: (size: { width?: number; height?: number }) => PictureSlot;
};

type Found = Omit<PicturePlace, 'words'> & { entity: string };

const SECTION_SLOTS: Record<EditorialName | 'corporate' | 'partnership', PictureSlot> = {
  story: PICTURE_SLOTS.storyRight,
  'story-second': PICTURE_SLOTS.storyLeft,
  founder: PICTURE_SLOTS.founder,
  corporate: PICTURE_SLOTS.showcase,
  partnership: PICTURE_SLOTS.showcase,
};

/** Returns a function that finds the place of a picture on the home page. */
export function placeFinder({ home }: Content) {
  const tiles = tilesOf(home);
  const find = (picture: NamedMedia): Found | undefined => {
    if (picture.list === 'home.flavours') return ofFlavour(picture, tiles.get(picture.key));
    if (picture.list === 'home.categories') return ofCategory(picture, home);
    if (picture.list === 'home.collections') return ofCollection(picture, home);
    return ofText(picture, home);
  };
  return (picture: NamedMedia): PicturePlace | undefined => {
    const found = find(picture);
    return found && { ...found, words: `the picture of ${found.entity} (${picture.field})` };
  };
}

type ShownFlavour = { flavour: Flavour; tile: Tile; collection: Collection };

function tilesOf({ collections }: Home): Map<string, ShownFlavour> {
  const shown = (collections?.items ?? []).flatMap((collection) =>
    collection.tiles.flatMap((tile) =>
      [tile.flavour, ...(tile.mini ? [tile.mini] : [])].map((flavour) => ({ flavour, tile, collection })),
    ),
  );
  return new Map(shown.toReversed().map((each) => [each.flavour.id, each]));
}

function ofFlavour({ src, field }: NamedMedia, shown: ShownFlavour | undefined): Found | undefined {
  if (!shown) return undefined;
  const { flavour, tile, collection } = shown;
  const found = (slotFor: Found['slotFor']): Found => ({
    target: `collection-${collection.id}`,
    entity: flavourTitle(flavour),
    slotFor,
  });
  const { spans } = tile.layout;
  const isOnTile = flavour === tile.flavour;
  if (field === 'PREVIEW_PICTURE') {
    if (flavour.photos.length === 0) return found(() => PICTURE_SLOTS.panelPlate);
    return isOnTile ? found(() => cutOutSlot(spans)) : undefined;
  }
  if (flavour.photos.some((photo) => photo.src === src)) return found(panelPhotoSlot);
  if (field !== 'DETAIL_PICTURE' || !collection.hasHoverPicture || !isOnTile) return undefined;
  const { width, height } = collection.itemShape ?? { width: 1, height: 1 };
  return found(() => hoverSlot(spans, [width, height]));
}

function ofCategory({ key }: NamedMedia, { categories }: Home): Found | undefined {
  const category = categories?.items.find(({ code }) => code === key);
  if (!category) return undefined;
  const entity = `category “${category.name ?? key}”`;
  return { target: editorTargetOf('categories'), entity, slotFor: () => PICTURE_SLOTS.category };
}

function ofCollection({ key }: NamedMedia, { collections }: Home): Found | undefined {
  const collection = collections?.items.find(({ id }) => id === key);
  if (!collection) return undefined;
  const entity = `collection “${collection.name ?? key}”`;
  return { target: `collection-${key}`, entity, slotFor: () => PICTURE_SLOTS.collection };
}

function ofText({ key, src }: NamedMedia, home: Home): Found | undefined {
  const found = (name: SectionName, slotFor: Found['slotFor']): Found => ({
    target: editorTargetOf(name),
    entity: `“${name}”`,
    slotFor,
  });
  if (key === 'intro') {
    const { desktop, mobile } = home.intro?.posters ?? {};
    if (src !== desktop?.src && src !== mobile?.src) return undefined;
    const windows = src === desktop?.src ? 'wide' : 'narrow';
    // A single picture is the poster for all window widths.
    return found(key, (size) => posterSlot(size, mobile && windows));
  }
  if (key === 'stores') {
    if (src !== home.stores?.picture?.src) return undefined;
    const slot = home.stores.location ? PICTURE_SLOTS.storeFront : PICTURE_SLOTS.storeFrontForMap;
    return found(key, () => slot);
  }
  return hasSlot(key) && home[key] ? found(key, () => SECTION_SLOTS[key]) : undefined;
}

const hasSlot = (key: string): key is keyof typeof SECTION_SLOTS => Object.hasOwn(SECTION_SLOTS, key);

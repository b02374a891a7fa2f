import { columnsText } from '../entities/columns';
import { flavourShape } from '../entities/flavour-fields';
import {
  block,
  code,
  currency,
  flag,
  id,
  line,
  locale,
  patternText,
  raw,
  rawText,
  size,
  text,
  timeZone,
} from '../values/fields';
import { film, type MediaPolicy, picture } from '../values/media';

import { LIMITS } from './limits';
import { entity, list } from './wire';

/** Returns a reader for each field. The shop's backend spells DESKTOP as DEKSTOP. */
export function schema(media: MediaPolicy) {
  const image = picture(media);
  return {
    category: entity({ CODE: code, NAME: text, PICTURE: image }),
    collection: entity({
      ID: id,
      NAME: text,
      UF_SUBTITLE: line,
      UF_WITH_ANCHOR: flag,
      UF_WITHOUT_HOVER_TRANSITION: flag,
      UF_ITEM_WIDTH: size,
      UF_ITEM_HEIGHT: size,
      UF_XS_COLS: size,
      UF_COLS_JSON: columnsText,
      UF_PRODUCT_SECTION_ID: id,
      UF_LIST_NAME: text,
      PICTURE: image,
    }),
    flavour: entity(flavourShape(media)),
    product: entity({ ID: id, CODE: code }),
    text: entity({ NAME: raw, TEXT_1: rawText, PICTURE: image, PICTURES: list(image, LIMITS.values) }),
    video: entity({ VIDEO_LINK_DEKSTOP: film(media), VIDEO_LINK_MOBILE: film(media) }),
    common: entity({
      siteName: text,
      locale,
      currency,
      saleEnabled: flag,
      allergenPattern: patternText,
      operator: block,
      timeZone,
    }),
  };
}

export type Schema = ReturnType<typeof schema>;

/** A missing or broken field is undefined. */
export type Wire<Entity extends keyof Schema> = NonNullable<ReturnType<Schema[Entity]['read']>>;

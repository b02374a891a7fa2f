import { columnsText } from '../entities/columns';
import {
  amount,
  block,
  code,
  colour,
  currency,
  flag,
  id,
  ids,
  line,
  locale,
  patternText,
  percentage,
  price,
  quantity,
  raw,
  rawText,
  size,
  text,
  texts,
  timeZone,
} from '../values/fields';
import { film, type MediaPolicy, picture } from '../values/media';

import { LIMITS } from './limits';
import { entity, list } from './wire';

/**
 * The owner's field names, misspelling included, and how each is read. Wire names end in this folder. How long each may
 * be is in `limits.ts`; the JSON Schema says it too.
 */
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
    flavour: entity({
      ID: id,
      NAME: text,
      SUBNAME: text,
      PREVIEW_TEXT: block,
      PREVIEW_PICTURE: image,
      DETAIL_PICTURE: image,
      PREVIEW_UNDER: line,
      DETAIL_TEXT: block,
      IBLOCK_SECTION_ID: id,
      SECTION_ID: ids,
      MINI_ID: id,
      PRODUCT_ID: id,
      PHOTO_INTRO: image,
      PHOTO_IMAGE: image,
      LEGAL_NAME: text,
      PRICE: price,
      NET_WEIGHT: quantity,
      PRICE_PER_KG: quantity,
      ENERGY_KJ: amount,
      KCAL: amount,
      FATS: amount,
      SATURATES: amount,
      CARBOHYDRATES: amount,
      SUGARS: amount,
      FIBRE: amount,
      PROTEINS: amount,
      SALT: amount,
      COCOA: percentage,
      ALLERGENS: texts,
      TRACES: texts,
      INGREDIENTS: block,
      STORAGE: block,
      WEIGHT: amount,
      ACCENT: colour,
    }),
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

import { liveDocument } from '../support/documents';

import type { Wire } from '@/tests/content';

type Document = {
  common: Wire;
  home: Record<'categories' | 'collections' | 'flavours', Wire[]> & { texts: Record<string, Wire> };
};

const TEXT =
  'نطحن حبوب الكاكاو بين حجرين من الغرانيت ثلاثة أيام، ثم نسكب الشوكولاتة على الرخام حتى تبرد، ونقطعها في قوالب من أربع عشرة قطعة.';
const HEADINGS: Record<string, string> = {
  intro: 'أربعة عشر',
  'intro-button': 'إلى المتجر',
  shop: 'الأصناف',
  flavours: 'أربع عشرة نكهة',
  story: 'مئة حبة مقطوعة نصفين',
  'story-second': 'ستون ساعة ثم الرخام',
  founder: 'هيلين ماركيتي رو',
  corporate: 'طلبات الشركات',
  'corporate-button': 'اطلب عرض سعر',
  partnership: 'الشراكة والامتياز',
  'partnership-button': 'اطلب الملف',
  stores: 'المتجر',
  'stores-city': 'باريس',
  'stores-hours': 'من الثلاثاء إلى السبت، من العاشرة إلى السابعة مساءً',
  contacts: 'اتصل بنا',
};
const CATEGORIES = ['ألواح', 'قطع صغيرة', 'بونبون', 'كريمة الشوكولاتة', 'شوكولاتة ساخنة', 'هدايا'];
const COLLECTIONS = ['شوكولاتة داكنة', 'شوكولاتة بالحليب', 'شوكولاتة بيضاء', 'قطع صغيرة'];
const FLAVOURS = [
  'مدغشقر',
  'زهرة الملح',
  'قهوة',
  'توت العليق',
  'برتقال مسكّر',
  'بندق',
  'كراميل مملّح',
  'لوز وعسل',
];

/** The shop's postal address stays in Latin letters. */
export function arabicDocument(): Document {
  const document = liveDocument() as Document;
  const { texts, categories, collections, flavours } = document.home;
  document.common = { ...document.common, locale: 'ar', siteName: HEADINGS.intro };
  for (const [key, heading] of Object.entries(HEADINGS)) texts[key] = { ...texts[key], NAME: heading };
  for (const key of Object.keys(HEADINGS).filter((name) => !name.includes('-') || name === 'story-second'))
    texts[key] = { ...texts[key], TEXT_1: key === 'intro' ? 'مجموعة من أربع عشرة نكهة.' : TEXT };
  categories.forEach((category, index) => (category.NAME = CATEGORIES[index]));
  collections.forEach((collection, index) =>
    Object.assign(collection, {
      NAME: COLLECTIONS[index],
      UF_LIST_NAME: COLLECTIONS[index],
      UF_SUBTITLE: 'خمسة ألواح',
    }),
  );
  flavours.forEach((flavour, index) =>
    Object.assign(flavour, {
      NAME: FLAVOURS[index % FLAVOURS.length],
      SUBNAME: 'داكنة 70 %',
      PREVIEW_TEXT: TEXT,
      PREVIEW_UNDER: undefined,
      INGREDIENTS: 'كتلة الكاكاو، سكر القصب، زبدة الكاكاو 3 %',
    }),
  );
  return document;
}

import 'server-only';

import { previewEn, type PreviewWords } from './preview-en';
import { previewFr } from './preview-fr';

import { type Language, languageOf } from '@/lib/platform/locales-list';

const BY_LANGUAGE: Record<Language, PreviewWords> = { en: previewEn, fr: previewFr };

export function previewWordsFor(locale: string): PreviewWords {
  return BY_LANGUAGE[languageOf(locale)];
}

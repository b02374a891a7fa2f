import { type Language, languageName } from '@/lib/platform/locales-list';

export type Translation = Record<Exclude<Language, 'en'>, string>;

/**
 * Translations by English sentence. `{name}`: a value. `{list}`: values separated by commas. `{code}`: a language code.
 */
export type Sentences = Record<string, Translation>;

/** The most important topic first. */
export const HINT_TOPICS = ['safety', 'broken', 'law', 'languages', 'taste'] as const;

export type HintRow = Translation & {
  topic: (typeof HINT_TOPICS)[number];
  /** Undefined for hints that are never grouped. */
  heading?: Record<Language, string>;
};

/**
 * Translates a sentence and its values. Unknown sentences and values stay unchanged. In English, only replaces language
 * codes with names.
 */
export function translate(sentence: string, sentences: Sentences, language: Language): string {
  const own = Object.hasOwn(sentences, sentence) ? sentences[sentence] : undefined;
  if (own) return language === 'en' ? sentence : own[language];
  for (const [template, translation] of Object.entries(sentences)) {
    const values = valuesIn(sentence, template);
    if (!values) continue;
    const words = language === 'en' ? template : translation[language];
    return words.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      if (name === 'code') return languageName(value, language);
      const parts = name === 'list' ? value.split(', ') : [value];
      return parts
        .map((part) => (part === sentence ? part : translate(part, sentences, language)))
        .join(', ');
    });
  }
  return sentence;
}

/** Returns the text at each `{name}`, or undefined if the sentence does not match the template. Takes linear time. */
export function valuesIn(sentence: string, template: string): Record<string, string> | undefined {
  const [start = '', ...parts] = template.split(/\{(\w+)\}/);
  if (parts.length === 0) return sentence === template ? {} : undefined;
  if (!sentence.startsWith(start)) return undefined;
  const values: Record<string, string> = {};
  let at = start.length;
  for (let index = 0; index < parts.length; index += 2) {
    const [name = '', fixed = ''] = parts.slice(index);
    const isLast = index + 2 >= parts.length;
    const end = isLast ? sentence.length - fixed.length : sentence.indexOf(fixed, at);
    if (end < at || !sentence.startsWith(fixed, end)) return undefined;
    values[name] = sentence.slice(at, end);
    at = end + fixed.length;
  }
  return values;
}

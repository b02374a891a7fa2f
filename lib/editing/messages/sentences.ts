import type { Language } from '@/lib/platform/locales-list';

/** A sentence in every language but the one that it is written in. */
export type Translation = Record<Exclude<Language, 'en'>, string>;

/** Sentences by what they are in English; `{name}` stands for what differs from one time to the next. */
export type Sentences = Record<string, Translation>;

/**
 * Says a sentence of a table in another language; what is in the place of a name is looked up too, for it may be a part
 * of a sentence itself. What stands in no table is said as it is.
 */
export function translated(said: string, sentences: Sentences, language: Language): string {
  if (language === 'en') return said;
  for (const [template, translation] of Object.entries(sentences)) {
    const values = valuesIn(said, template);
    if (!values) continue;
    return translation[language].replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return value === said ? value : translated(value, sentences, language);
    });
  }
  return said;
}

/**
 * What stands in the place of each name; undefined for another sentence. Looks for one fixed part after the other, so that
 * no name in a document makes it slow.
 */
function valuesIn(said: string, template: string): Record<string, string> | undefined {
  const [start = '', ...parts] = template.split(/\{(\w+)\}/);
  if (parts.length === 0) return said === template ? {} : undefined;
  if (!said.startsWith(start)) return undefined;
  const values: Record<string, string> = {};
  let at = start.length;
  for (let index = 0; index < parts.length; index += 2) {
    const [name = '', fixed = ''] = parts.slice(index);
    const isLast = index + 2 >= parts.length;
    const end = isLast ? said.length - fixed.length : said.indexOf(fixed, at);
    if (end < at || !said.startsWith(fixed, end)) return undefined;
    values[name] = said.slice(at, end);
    at = end + fixed.length;
  }
  return values;
}

/**
 * Joins the parts of a page's title. The separator is a dash, because some screen readers read a middle dot as a word.
 */
export function pageTitle(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' – ');
}

/** Uses a dash, because some screen readers read a middle dot as a word. */
export function pageTitle(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' – ');
}

import type { Site } from '@/lib/content/model';

/** Times as the page's language writes them, by the shop's clock. */
export function timeFor({ locale, timeZone }: Site): (time: Date) => string {
  const form = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (time) => form.format(time);
}

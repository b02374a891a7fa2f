import type { Site } from '@/lib/content/model';

export function timeFor({ locale, timeZone }: Site): (time: Date) => string {
  const form = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (time) => form.format(time);
}

/** Leaves out the date. Use only for times a few hours before or after now. */
export function clockFor({ locale, timeZone }: Site): (time: Date) => string {
  const form = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  return (time) => form.format(time);
}

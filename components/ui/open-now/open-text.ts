import { fillIn } from '@/lib/model/fill-in';
import type { OpenState } from '@/lib/model/open-now';
import type { Words } from '@/lib/words/words';

export type OpenWords = Words['openNow'];

/** After 7 days, the same weekday comes again, so a date is needed. */
const MAX_WEEKDAY_DAYS = 6;
const DAY_MS = 86_400_000;

/** Returns, for example, `Closed, opens tomorrow at 10:00`, in the shop's time zone. */
export function openText(
  state: OpenState,
  now: Date,
  { locale, timeZone }: { locale: string; timeZone: string },
  words: OpenWords,
): string {
  const formatted = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(date);
  const time = (date: Date) => formatted(date, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (state.isOpen) {
    const { until } = state;
    return until && until.getTime() - now.getTime() < DAY_MS
      ? fillIn(words.openUntil, { time: time(until) })
      : words.open;
  }
  if (!state.opens) return words.closed;
  const { at, inDays } = state.opens;
  if (inDays === 0) return fillIn(words.opensToday, { time: time(at) });
  if (inDays === 1) return fillIn(words.opensTomorrow, { time: time(at) });
  const day = formatted(
    at,
    inDays <= MAX_WEEKDAY_DAYS ? { weekday: 'long' } : { weekday: 'long', day: 'numeric', month: 'long' },
  );
  return fillIn(words.opensOn, { day, time: time(at) });
}

import { LIMITS } from '../document/limits';
import type { Schema } from '../document/schema';
import { entriesOf, isNotGiven } from '../document/wire';
import type { Films } from '../model';
import { describe, type Report } from '../problems';

export function readFilms(wire: unknown, path: string, field: Schema['video'], report: Report): Films {
  const films: Films = { desktop: [], mobile: [] };
  if (isNotGiven(wire)) return films;
  const entries = entriesOf(wire, path, LIMITS.values, report);
  if (!entries) {
    report({ path, expected: 'a list of films', found: describe(wire), action: 'no film is shown' });
    return films;
  }
  for (const entry of entries) {
    const video = field.read(entry.value, entry.path, report);
    if (video?.VIDEO_LINK_DEKSTOP) films.desktop.push(video.VIDEO_LINK_DEKSTOP);
    if (video?.VIDEO_LINK_MOBILE) films.mobile.push(video.VIDEO_LINK_MOBILE);
  }
  return films;
}

import type { Environment } from './environment';

/** The origins that pictures and films may come from besides this site. */
export function mediaOriginsOf({ media }: Pick<Environment, 'media'>): string[] {
  const { baseUrl, origins } = media;
  return [...(baseUrl === undefined ? [] : [new URL(baseUrl).origin]), ...origins];
}

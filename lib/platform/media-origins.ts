import type { Environment } from './environment';

/** Returns the allowed origins of pictures and films, in addition to this site. */
export function mediaOriginsOf({ media }: Pick<Environment, 'media'>): string[] {
  const { baseUrl, origins } = media;
  return [...(baseUrl === undefined ? [] : [new URL(baseUrl).origin]), ...origins];
}

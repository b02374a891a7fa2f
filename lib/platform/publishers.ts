import { isSecret } from './secret';

/** Characters that a secret has at least. */
export const SECRET_LENGTH = 8;

/** Who may publish. A secret for all has no name. */
export type Publisher = { name?: string; secret: string };

const NAMED = /^([a-z\d][\w .-]{0,79}):([^\s,:]+)$/i;

/**
 * Those who may publish, as REVALIDATE_SECRET names them: one secret for all, or `name:secret` for each, separated by
 * commas, so that one can be taken away alone.
 * @returns undefined for a value that is neither
 */
export function publishersOf(setting: string): Publisher[] | undefined {
  if (!setting.includes(':')) return [{ secret: setting }];
  const publishers = setting.split(',').map((entry) => {
    const [, name, secret = ''] = NAMED.exec(entry.trim()) ?? [];
    return { name, secret };
  });
  const isSound = publishers.every(({ secret }) => secret.length >= SECRET_LENGTH);
  return isSound ? publishers : undefined;
}

/** Whose secret was given. Each is compared, so that the time tells nothing of whose it nearly was. */
export function publisherWith(given: string | undefined, setting: string | undefined): Publisher | undefined {
  const publishers = (setting !== undefined && publishersOf(setting)) || [];
  return publishers.filter(({ secret }) => isSecret(given, secret))[0];
}

import { isSecret } from './secret';

/** Minimum number of characters. */
export const SECRET_LENGTH = 8;

/** `name`: undefined if all publishers share one secret. */
export type Publisher = { name?: string; secret: string };

const NAMED = /^([a-z\d][\w .-]{0,79}):([^\s,:]+)$/i;

/** Parses REVALIDATE_SECRET: `secret`, or `name:secret,name:secret` so that an operator can revoke a single secret. */
export function publishersOf(setting: string): Publisher[] | undefined {
  if (!setting.includes(':')) return [{ secret: setting }];
  const publishers = setting.split(',').map((entry) => {
    const [, name, secret = ''] = NAMED.exec(entry.trim()) ?? [];
    return { name, secret };
  });
  const isValid = publishers.every(({ secret }) => secret.length >= SECRET_LENGTH);
  return isValid ? publishers : undefined;
}

/** Compares all secrets, so that the response time does not reveal the matching one. */
export function findPublisher(given: string | undefined, setting: string | undefined): Publisher | undefined {
  const publishers = (setting !== undefined && publishersOf(setting)) || [];
  return publishers.filter(({ secret }) => isSecret(given, secret))[0];
}

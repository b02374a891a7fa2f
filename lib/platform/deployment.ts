const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** A deployment's name; checked before any path or address is built from it. */
export function isDeploymentName(value: unknown): value is string {
  return typeof value === 'string' && NAME.test(value);
}

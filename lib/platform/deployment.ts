const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Returns whether a name is safe in paths and addresses. */
export function isDeploymentName(value: unknown): value is string {
  return typeof value === 'string' && NAME.test(value);
}

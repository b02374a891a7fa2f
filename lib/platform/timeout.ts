/** Rejects if the step takes longer, but does not cancel the step. */
export function withTimeout<T>(milliseconds: number, step: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([step, limit]).finally(() => clearTimeout(timer));
}

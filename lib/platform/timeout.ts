/**
 * A step's result, or an error if it takes longer than that. The step itself goes on: nothing can stop it from here.
 * @throws Error naming the limit
 */
export function withTimeout<T>(milliseconds: number, step: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([step, limit]).finally(() => clearTimeout(timer));
}

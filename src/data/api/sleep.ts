/** Resolves after some milliseconds. */
export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The outcome of `work`, good or bad, but no sooner than after some milliseconds. */
export async function noSooner<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  await Promise.allSettled([work, sleep(milliseconds)]);
  return work;
}

/** Milliseconds below which growth cannot be measured. */
const TOO_LITTLE = 100;
const MICROSECONDS = 1000;
const MOST_TRIES = 6;

/**
 * Growth of an act's processor time: “linear” if twice the size takes at most three times as long, else both times.
 * Takes the shortest of several tries, since machines may be busy.
 * @param prepare returns the act for a size; its own time does not count
 */
export function growthOf(prepare: (size: number) => () => void, size: number): string {
  const timeOf = (length: number): number => {
    const act = prepare(length);
    const start = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / MICROSECONDS;
  };
  let [once, twice] = [Infinity, Infinity];
  for (let tries = 0; tries < MOST_TRIES && !isLinear(once, twice); tries++) {
    once = Math.min(once, timeOf(size));
    twice = Math.min(twice, timeOf(2 * size));
  }
  return isLinear(once, twice) ? "linear" : `${once} ms, twice as much ${twice} ms`;
}

const isLinear = (once: number, twice: number): boolean =>
  twice < Math.max(TOO_LITTLE, 3 * once) && twice !== Infinity;

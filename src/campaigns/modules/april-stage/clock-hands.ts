/** Where the hands stand, in degrees from twelve. */
export interface Hands {
  hour: number;
  minute: number;
  second: number;
}

/**
 * The hands of a clock. One that runs backwards goes back from the moment at which it was turned
 * round, as fast as time goes on.
 *
 * @param turnedAt when it was turned round; undefined if it runs as clocks do
 */
export function clockHands(now: Date, turnedAt?: Date): Hands {
  const shown = turnedAt ? new Date(2 * turnedAt.getTime() - now.getTime()) : now;
  const second = shown.getSeconds();
  const minute = shown.getMinutes() + second / 60;
  const hour = (shown.getHours() % 12) + minute / 60;
  return { hour: hour * 30, minute: minute * 6, second: second * 6 };
}

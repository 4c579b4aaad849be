const DAY = 864e5;
/** Japan's clock is nine hours ahead of UTC, all year. Birthdays are celebrated by it. */
const JAPAN = 324e5;

/**
 * Days from the day in Japan at the moment `now` (ms) until the next day `MM-DD`, 0 on the day itself. The page's
 * inline script holds it, so it is short.
 */
export function daysToGo(day: string, now: number): number {
  const [month = 1, date = 1] = day.split("-").map(Number);
  const daysIn = (year: number) => Math.ceil((Date.UTC(year, month - 1, date) - now - JAPAN) / DAY);
  const year = new Date(now + JAPAN).getUTCFullYear();
  const days = daysIn(year);
  return days < 0 ? daysIn(year + 1) : days;
}

/** How far a day is away, in words. */
export function sayDaysToGo(day: string, now: number): string {
  const days = daysToGo(day, now);
  return days > 1 ? `in ${days} days` : days ? "tomorrow" : "today!";
}

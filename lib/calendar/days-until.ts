const DAY = 24 * 60 * 60 * 1000;

/**
 * Days from the local day of `now` until `day`: 0 on the day itself. A day MM-DD is the next such day,
 * a day YYYY-MM-DD that is over gives a number below 0. 29 February of a year without one is 1 March.
 */
export function daysUntil(day: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const parts = day.split("-").map(Number);
  const [month = 1, date = 1] = parts.slice(-2);
  const inYear = (year: number) => (Date.UTC(year, month - 1, date) - today) / DAY;
  if (parts.length === 3) return inYear(parts[0] ?? now.getFullYear());
  const thisYear = inYear(now.getFullYear());
  return thisYear >= 0 ? thisYear : inYear(now.getFullYear() + 1);
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Days from the local day of `now` to `day`, 0 on the day itself. `MM-DD` is the next such day; a past `YYYY-MM-DD`
 * gives a negative number. 29 February becomes 28 February in other years, as in the published calendars.
 */
export function daysUntil(day: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const parts = day.split("-").map(Number);
  const [month = 1, date = 1] = parts.slice(-2);
  const inYear = (year: number) => {
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
    return (Date.UTC(year, month - 1, Math.min(date, last)) - today) / DAY;
  };
  if (parts.length === 3) return inYear(parts[0] ?? now.getFullYear());
  const thisYear = inYear(now.getFullYear());
  return thisYear >= 0 ? thisYear : inYear(now.getFullYear() + 1);
}

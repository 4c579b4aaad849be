/** Japan's time zone, in which the game's days are counted. */
export const JAPAN_ZONE = "Asia/Tokyo";

/** The day that `now` is in Japan, as the local midnight of a day with the same date. */
export function dayInJapan(now: Date): Date {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: JAPAN_ZONE,
    year: "numeric",
    month: "numeric",
    day: "numeric",
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  return new Date(part("year"), part("month") - 1, part("day"));
}

/** The local day of a moment, `YYYY-MM-DD`. */
export function dateOf(day: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

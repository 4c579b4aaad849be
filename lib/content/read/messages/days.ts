export const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

export function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

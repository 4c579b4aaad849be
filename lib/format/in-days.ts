/** "today", "tomorrow" or "in 5 days". */
export function inDays(days: number): string {
  return days > 1 ? `in ${days} days` : days ? "tomorrow" : "today";
}

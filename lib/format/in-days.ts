/** How far a day is: "Today", "Tomorrow", "In 5 days". */
export function inDays(days: number): string {
  return ["Today", "Tomorrow"][days] ?? `In ${days} days`;
}

/** A half-year in words: `January to June 2024`. */
export function formatHalfYear(period: string): string {
  const [year, half] = period.split("-");
  return `${half === "1" ? "January to June" : "July to December"} ${year}`;
}

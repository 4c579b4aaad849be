/** A volume's number with two digits, as on a ticket: `03`. */
export function tripNumber(number: number): string {
  return String(number).padStart(2, "0");
}

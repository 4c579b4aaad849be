/** A number with two digits, as on a ticket: `03`. */
export const twoDigits = (number: number): string => String(number).padStart(2, "0");

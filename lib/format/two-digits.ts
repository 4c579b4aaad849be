export const twoDigits = (number: number): string => String(number).padStart(2, "0");

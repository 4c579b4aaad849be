/** Replaces the spaces in “AREA 03” and “vol. 8” by no-break spaces. */
export const keepNumbers = (title: string): string =>
  title.replaceAll(/(?<=[A-Z.]) (?=\d)/g, "\u00a0");

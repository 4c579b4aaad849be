/** A title in which “AREA 03” and “vol. 8” stay in one line. */
export const keepNumbers = (title: string): string =>
  title.replaceAll(/(?<=[A-Z.]) (?=\d)/g, "\u00a0");

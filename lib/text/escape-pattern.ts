/** A text as a regular expression that finds it as it stands. */
export const escapePattern = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

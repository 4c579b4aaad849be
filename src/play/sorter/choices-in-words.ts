/** A number of choices: "1 choice", "23 choices". */
export const choicesInWords = (count: number): string =>
  count === 1 ? "1 choice" : `${count} choices`;

export const monthNames: readonly string[] =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** Month of a birthday `MM-DD`, 0 to 11; undefined if unknown. */
export function birthMonth(birthday: string): number | undefined {
  const month = Number.parseInt(birthday.slice(0, 2), 10);
  return month >= 1 && month <= 12 ? month - 1 : undefined;
}

/** Formats `01-10` as "10 January"; an unknown birthday (`-`, `???`) is returned as it is. */
export function formatBirthday(birthday: string): string {
  const month = birthMonth(birthday);
  return month === undefined ? birthday : `${Number(birthday.slice(3))} ${monthNames[month]}`;
}

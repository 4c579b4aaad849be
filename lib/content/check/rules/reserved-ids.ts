const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Ids of the audition records; that of the later record of the same idol is {@link LATER} more. */
export const AUDITION_IDS: readonly number[] = between(81, 85);
export const LATER = 10_000;

/** Figures, the audition and the later records have ids of their own (docs/content.md, "Ids and names"). */
export const RESERVED_IDS: Readonly<Record<string, readonly number[]>> = {
  other: [31, 32, 86, ...between(301, 309)],
  "4piece": AUDITION_IDS,
  spri: [10081, 10083, 10084, 10085],
  akatsuki: [10082],
};

/** The unit that an id is reserved for; all other ids are of idols in any other unit. */
export const reservedFor = (id: number): string | undefined =>
  Object.keys(RESERVED_IDS).find((unit) => RESERVED_IDS[unit]?.includes(id));

/** Whether an id is of an idol in any unit but those with ids of their own. */
export const isOpenId = (id: number): boolean => id <= 80 && reservedFor(id) === undefined;

/** Units that consist of reserved ids only. */
export const CLOSED_UNITS: readonly string[] = ["other", "4piece", "spri"];

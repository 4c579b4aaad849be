const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Ids of the audition records. The idol's later record has an id that is {@link LATER} higher. */
export const AUDITION_IDS: readonly number[] = between(81, 85);
export const LATER = 10_000;

/** Reserved ids of figures, the audition and the later records (docs/content.md, "Ids and names"). */
export const RESERVED_IDS: Readonly<Record<string, readonly number[]>> = {
  other: [31, 32, 86, ...between(301, 309)],
  "4piece": AUDITION_IDS,
  spri: [10081, 10083, 10084, 10085],
  akatsuki: [10082],
};

/** The unit that an id is reserved for; undefined for ids of other units. */
export const reservedFor = (id: number): string | undefined =>
  Object.keys(RESERVED_IDS).find((unit) => RESERVED_IDS[unit]?.includes(id));

/** True if an id is free for idols of units without reserved ids. */
export const isOpenId = (id: number): boolean => id <= 80 && reservedFor(id) === undefined;

/** Units that have only reserved ids. */
export const CLOSED_UNITS: readonly string[] = ["other", "4piece", "spri"];

/** Valid character ids, as first and last of each range (SPEC section 9). */
export const CHARACTER_ID_RANGES = [
  [1, 86],
  [301, 309],
  [10081, 10085],
] as const;

const FIRST_AUDITION_ID = 81;
const LAST_AUDITION_ID = 85;
const LATER_RECORD_OFFSET = 10_000;

export function isCharacterId(value: unknown): value is number {
  return (
    Number.isInteger(value) &&
    CHARACTER_ID_RANGES.some(([first, last]) => first <= Number(value) && Number(value) <= last)
  );
}

/** Maps the id of an audition record (81 to 85) to the idol's later record (10081 to 10085). */
export function idolId(characterId: number): number {
  return FIRST_AUDITION_ID <= characterId && characterId <= LAST_AUDITION_ID
    ? characterId + LATER_RECORD_OFFSET
    : characterId;
}

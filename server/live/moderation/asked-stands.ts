import type { Database } from "../database/database";
import { CommandError } from "./command";
import { didYouMean } from "./known";
import { type ModeratedStand, standIds, standOfId } from "./moderated-stands";

/**
 * The stands of some ids; all have to exist before anything is done to one.
 * @throws CommandError
 */
export async function askedStands(
  open: () => Promise<Database>,
  ids: readonly string[],
): Promise<{ readonly database: Database; readonly stands: readonly ModeratedStand[] }> {
  if (ids.length === 0) throw new CommandError("Say which: an id is missing.", 2);
  const database = await open();
  const stands: ModeratedStand[] = [];
  for (const id of new Set(ids)) {
    const stand = await standOfId(database, id);
    if (!stand) {
      const near = didYouMean(id, await standIds(database));
      throw new CommandError(`There is no stand “${id}”.${near} Nothing was changed.`, 1);
    }
    stands.push(stand);
  }
  return { database, stands };
}

/**
 * The ids of stands that can be decided about.
 * @throws CommandError if nothing is left of one
 */
export function stillThere(stands: readonly ModeratedStand[]): string[] {
  const gone = stands.find(({ state }) => state === "withdrawn");
  if (gone) {
    throw new CommandError(`The stand “${gone.id}” was withdrawn. Nothing was changed.`, 1);
  }
  return stands.map(({ id }) => id);
}

const lines = (word: string, stands: readonly ModeratedStand[]): string[] =>
  stands.map(({ id, title }) => `${word} ${id}  ${title}`);

/**
 * Tells what was done, a stand in a line.
 * @param done the ids that it was done to
 * @throws CommandError if others were withdrawn since they were looked up; it tells of all
 */
export function told(
  word: string,
  stands: readonly ModeratedStand[],
  done: ReadonlySet<string>,
): string {
  const gone = stands.filter(({ id }) => !done.has(id));
  const text = [
    ...lines(
      word,
      stands.filter(({ id }) => done.has(id)),
    ),
    ...lines("withdrawn meanwhile, and left alone:", gone),
  ].join("\n");
  if (gone.length > 0) throw new CommandError(text, 1);
  return text;
}

/**
 * Refuses words behind a command that takes none.
 * @throws CommandError
 */
export function noWords(name: string, words: readonly string[]): void {
  if (words.length > 0) throw new CommandError(`“${name}” takes no id.`, 2);
}

import { existsSync } from "node:fs";
import { sql } from "kysely";
import { UNIT_IDS } from "../../../lib/api/unit-ids";
import { CommandError } from "../../../lib/command-line/command-error";
import { knownName } from "../../../lib/command-line/known-name";
import { nearest } from "../../../lib/content/model/problems/suggest";
import { counted } from "../../../lib/content/model/problems/words";
import { decodeStand } from "../../../lib/stand/document/link";
import type { Database } from "../database/database";
import { liveDatabase } from "../database/live-database";
import { shownAddress } from "../database/settings";
import { erase } from "../exhibition/erase";
import { messagesOf } from "../exhibition/valid-document";
import { copyDatabase } from "./copy-database";
import { existingDatabase } from "./existing-database";
import {
  approve,
  type ModeratedStand,
  reject,
  reportedStands,
  standIds,
  standOfId,
  standsIn,
  STATES,
} from "./moderated-stands";
import { printList, printReports, printStand } from "./print-stands";

export interface Surroundings {
  readonly open: () => Promise<Database>;
  readonly address: string;
  /** Address of the site; empty if unknown. */
  readonly site: string;
}

type Options = Partial<Record<"state" | "unit" | "why", string>>;

/** Arguments after the command's name, and its options. */
interface Asked extends Surroundings {
  readonly words: readonly string[];
  readonly values: Options;
}

/** Returns its output, or throws a {@link CommandError}. */
interface Command {
  /** Allowed options; none if absent. */
  readonly options?: readonly (keyof Options)[];
  /** Greatest number of arguments; any number if absent. */
  readonly most?: number;
  run(asked: Asked): Promise<string>;
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  list: {
    options: ["state", "unit"],
    most: 0,
    async run({ values, open, address }) {
      const state = knownName("state", values.state ?? "waiting", STATES);
      const unit = values.unit === undefined ? undefined : knownName("unit", values.unit, UNIT_IDS);
      const stands = await standsIn(await open(), state, unit);
      const which = `(${state}${unit === undefined ? "" : `, for ${unit}`})`;
      const text =
        stands.length === 0
          ? `No stands ${which}.`
          : `${printList(stands)}\n\n${counted(stands.length, "stand")} ${which}`;
      return `Database: ${address}\n\n${text}`;
    },
  },
  show: {
    async run({ words, open, site }) {
      const { stands } = await askedStands(open, words);
      const printed = stands.map(async (stand) =>
        printStand(stand, await messagesIn(stand.document), site),
      );
      return (await Promise.all(printed)).join("\n\n");
    },
  },
  approve: { run: (asked) => decided(asked, "approved", approve) },
  reject: {
    options: ["why"],
    run: (asked) =>
      decided(asked, "rejected", (database, ids) => reject(database, ids, asked.values.why)),
  },
  erase: {
    async run({ words, open }) {
      const { database, stands } = await askedStands(open, words);
      for (const { id } of stands) await erase(database, id);
      return stands.map((stand) => lineOf("erased", stand)).join("\n");
    },
  },
  reports: {
    most: 0,
    async run({ open, address }) {
      const stands = await reportedStands(await open());
      const text = stands.length === 0 ? "No new reports." : printReports(stands);
      return `Database: ${address}\n\n${text}`;
    },
  },
  copy: {
    most: 2,
    async run({ words: [from, to] }) {
      if (from === undefined || to === undefined || from === to) {
        throw new CommandError("Say from where to where: “copy” takes two addresses of databases.");
      }
      const copied = await copyDatabase(
        await existingDatabase({ url: from }),
        await liveDatabase({ url: to }),
      );
      const amounts = [...copied].map(([table, rows]) => `${table} ${rows}`).join(", ");
      return `Copied to ${shownAddress({ url: to })} and compared: ${amounts}.`;
    },
  },
  backup: {
    most: 1,
    async run({ words: [file], open }) {
      if (file === undefined) {
        throw new CommandError("Say where: “backup” takes the name of a new file.");
      }
      const database = await open();
      if (!database.isFile) {
        throw new CommandError("A PostgreSQL is backed up by pg_dump (docs/exhibition.md).", 1);
      }
      if (existsSync(file)) throw new CommandError(`There is a file “${file}” already.`, 1);
      await database.run(sql`VACUUM INTO ${file}`);
      return `Wrote ${file}.`;
    },
  },
};

/** Stands by id; all must exist before any is changed. */
async function askedStands(
  open: Surroundings["open"],
  ids: readonly string[],
): Promise<{ readonly database: Database; readonly stands: readonly ModeratedStand[] }> {
  if (ids.length === 0) throw new CommandError("Say which: an id is missing.");
  const database = await open();
  const stands: ModeratedStand[] = [];
  for (const id of new Set(ids)) {
    const stand = await standOfId(database, id);
    if (!stand) {
      const near = nearest(id, await standIds(database));
      const guess = near === undefined ? "" : ` Did you mean “${near}”?`;
      throw new CommandError(`There is no stand “${id}”.${guess} Nothing was changed.`, 1);
    }
    stands.push(stand);
  }
  return { database, stands };
}

/** Applies a decision to the given stands, and reports each. */
async function decided(
  { words, open }: Asked,
  word: string,
  decide: (database: Database, ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<string> {
  const { database, stands } = await askedStands(open, words);
  const gone = stands.find(({ state }) => state === "withdrawn");
  if (gone) {
    throw new CommandError(`The stand “${gone.id}” was withdrawn. Nothing was changed.`, 1);
  }
  const done = await decide(
    database,
    stands.map(({ id }) => id),
  );
  const text = stands
    .map((stand) =>
      lineOf(done.has(stand.id) ? word : "withdrawn meanwhile, and left alone:", stand),
    )
    .join("\n");
  if (done.size < stands.length) throw new CommandError(text, 1);
  return text;
}

const lineOf = (word: string, { id, title }: ModeratedStand): string => `${word} ${id}  ${title}`;

/** Messages on a stand; empty if it was erased, undefined if it cannot be read. */
async function messagesIn(document: string) {
  if (document === "") return [];
  const found = await decodeStand(document);
  return found.ok ? messagesOf(found.stand) : undefined;
}

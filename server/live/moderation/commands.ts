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
import { printableUrl } from "../database/settings";
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

export interface CommandContext {
  readonly open: () => Promise<Database>;
  readonly address: string;
  /** Address of the site; empty if unknown. */
  readonly site: string;
}

type Options = Partial<Record<"state" | "unit" | "why", string>>;

/** Arguments after the command's name, and its options. */
interface CommandInput extends CommandContext {
  readonly positionals: readonly string[];
  readonly values: Options;
}

/** Returns its output, or throws a {@link CommandError}. */
interface Command {
  readonly options?: readonly (keyof Options)[];
  /** Greatest number of arguments; any number if absent. */
  readonly most?: number;
  run(input: CommandInput): Promise<string>;
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  list: {
    options: ["state", "unit"],
    most: 0,
    async run({ values, open, address }) {
      const state = knownName("state", values.state ?? "waiting", STATES);
      const unit = values.unit === undefined ? undefined : knownName("unit", values.unit, UNIT_IDS);
      const stands = await standsIn(await open(), state, unit);
      const selection = `(${state}${unit === undefined ? "" : `, for ${unit}`})`;
      const text =
        stands.length === 0
          ? `No stands ${selection}.`
          : `${printList(stands)}\n\n${counted(stands.length, "stand")} ${selection}`;
      return `Database: ${address}\n\n${text}`;
    },
  },
  show: {
    async run({ positionals, open, site }) {
      const { stands } = await requireStands(open, positionals);
      const printed = stands.map(async (stand) =>
        printStand(stand, await messagesIn(stand.document), site),
      );
      return (await Promise.all(printed)).join("\n\n");
    },
  },
  approve: { run: (input) => applyDecision(input, "approved", approve) },
  reject: {
    options: ["why"],
    run: (input) =>
      applyDecision(input, "rejected", (database, ids) => reject(database, ids, input.values.why)),
  },
  erase: {
    async run({ positionals, open }) {
      const { database, stands } = await requireStands(open, positionals);
      for (const { id } of stands) await erase(database, id);
      return stands.map((stand) => resultLine("erased", stand)).join("\n");
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
    async run({ positionals: [from, to] }) {
      if (from === undefined || to === undefined || from === to) {
        throw new CommandError("Say from where to where: “copy” takes two addresses of databases.");
      }
      const copied = await copyDatabase(
        await existingDatabase({ url: from }),
        await liveDatabase({ url: to }),
      );
      const rowCounts = [...copied].map(([table, rows]) => `${table} ${rows}`).join(", ");
      return `Copied to ${printableUrl({ url: to })} and compared: ${rowCounts}.`;
    },
  },
  backup: {
    most: 1,
    async run({ positionals: [file], open }) {
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
async function requireStands(
  open: CommandContext["open"],
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
async function applyDecision(
  { positionals, open }: CommandInput,
  word: string,
  decide: (database: Database, ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<string> {
  const { database, stands } = await requireStands(open, positionals);
  const withdrawn = stands.find(({ state }) => state === "withdrawn");
  if (withdrawn) {
    throw new CommandError(`The stand “${withdrawn.id}” was withdrawn. Nothing was changed.`, 1);
  }
  const done = await decide(
    database,
    stands.map(({ id }) => id),
  );
  const text = stands
    .map((stand) =>
      resultLine(done.has(stand.id) ? word : "withdrawn meanwhile, and left alone:", stand),
    )
    .join("\n");
  if (done.size < stands.length) throw new CommandError(text, 1);
  return text;
}

const resultLine = (word: string, { id, title }: ModeratedStand): string =>
  `${word} ${id}  ${title}`;

/** Messages on a stand; empty if it was erased, undefined if it cannot be read. */
async function messagesIn(document: string) {
  if (document === "") return [];
  const found = await decodeStand(document);
  return found.ok ? messagesOf(found.stand) : undefined;
}

import { existsSync } from "node:fs";
import { decodeStand } from "../../../lib/stand/document/link";
import { UNIT_IDS } from "../../../lib/api/unit-ids";
import { erase } from "../exhibition/erase";
import { messagesOf } from "../exhibition/valid-document";
import { askedStands, noWords, stillThere, told } from "./asked-stands";
import { type Command, CommandError } from "./command";
import { approve, reject } from "./decide";
import { known } from "./known";
import { reportedStands, STATES, standsIn } from "./moderated-stands";
import { printList, printReports, printStand } from "./print-stands";
import { usageOf } from "./usage";

/** Every command, in the order in which the usage tells of them. */
export const COMMANDS: readonly Command[] = [
  {
    name: "list",
    takes: "[--state waiting|public|rejected] [--unit UNIT]",
    options: ["state", "unit"],
    help: [
      "stands in a state (waiting), those that were sent first at the top;",
      "“(?)” before a title or name that may hold an address",
    ],
    async run({ words, values, open, address }) {
      noWords("list", words);
      const state = known("state", values.state ?? "waiting", STATES);
      const unit = values.unit === undefined ? undefined : known("unit", values.unit, UNIT_IDS);
      const stands = await standsIn(await open(), state, unit);
      const which = `${state}${unit === undefined ? "" : `, for ${unit}`}`;
      const text =
        stands.length === 0
          ? `No stands (${which}).`
          : `${printList(stands)}\n\n${stands.length} ${stands.length === 1 ? "stand" : "stands"} (${which})`;
      return `Database: ${address}\n\n${text}`;
    },
  },
  {
    name: "show",
    takes: "ID…",
    help: ["everything that is kept of stands, their messages, and where to look at them"],
    async run({ words, open, site }) {
      const { stands } = await askedStands(open, words);
      const printed = stands.map(async (stand) =>
        printStand(stand, await messagesIn(stand.document), site),
      );
      return (await Promise.all(printed)).join("\n\n");
    },
  },
  {
    name: "approve",
    takes: "ID…",
    help: ["makes stands public; new reports of a public stand count as looked at"],
    async run({ words, open }) {
      const { database, stands } = await askedStands(open, words);
      return told("approved", stands, await approve(database, stillThere(stands)));
    },
  },
  {
    name: "reject",
    takes: "ID… [--why TEXT]",
    options: ["why"],
    help: [
      "takes stands out of the queue or the exhibition; they are kept,",
      "with a note for the other maintainers",
    ],
    async run({ words, values, open }) {
      const { database, stands } = await askedStands(open, words);
      return told("rejected", stands, await reject(database, stillThere(stands), values.why));
    },
  },
  {
    name: "erase",
    takes: "ID…",
    help: ["takes everything of stands away but their ids, for good"],
    async run({ words, open }) {
      const { database, stands } = await askedStands(open, words);
      for (const { id } of stands) await erase(database, id);
      return told("erased", stands, new Set(stands.map(({ id }) => id)));
    },
  },
  {
    name: "reports",
    takes: "",
    help: ["public stands with new reports, the most reported first"],
    async run({ words, open, address }) {
      noWords("reports", words);
      const stands = await reportedStands(await open());
      const text = stands.length === 0 ? "No new reports." : printReports(stands);
      return `Database: ${address}\n\n${text}`;
    },
  },
  {
    name: "backup",
    takes: "FILE",
    help: ["writes the database into a new file, while the server runs"],
    async run({ words: [file, ...more], open }) {
      if (file === undefined || more.length > 0) {
        throw new CommandError("Say where: “backup” takes the name of a new file.", 2);
      }
      const database = await open();
      if (!database.isFile) {
        throw new CommandError("A libSQL server is backed up by its own means.", 1);
      }
      if (existsSync(file)) throw new CommandError(`There is a file “${file}” already.`, 1);
      await database.execute({ sql: "VACUUM INTO ?", args: [file] });
      return `Wrote ${file}.`;
    },
  },
  { name: "help", takes: "", help: ["this text"], run: async () => usageOf(COMMANDS) },
];

/** The messages on a stand; none if nothing is left of it, undefined if it cannot be read. */
async function messagesIn(document: string) {
  if (document === "") return [];
  const found = await decodeStand(document);
  return found.ok ? messagesOf(found.stand) : undefined;
}

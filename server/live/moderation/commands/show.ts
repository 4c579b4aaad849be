import { decodeStand } from "../../../../lib/stand/document/link";
import { messagesOf } from "../../exhibition/sound-document";
import { askedStands } from "../asked-stands";
import type { Command } from "../command";
import { printStand } from "../print-stands";

/** The messages on a stand; none if nothing is left of it, undefined if it cannot be read. */
async function messagesIn(document: string) {
  if (document === "") return [];
  const found = await decodeStand(document);
  return found.ok ? messagesOf(found.stand) : undefined;
}

export const show: Command = {
  name: "show",
  takes: "ID…",
  options: [],
  help: ["everything that is kept of stands, their messages, and where to look at them"],
  async run({ words, open, site }) {
    const { stands } = await askedStands(open, words);
    const printed = stands.map(async (stand) =>
      printStand(stand, await messagesIn(stand.document), site),
    );
    return (await Promise.all(printed)).join("\n\n");
  },
};

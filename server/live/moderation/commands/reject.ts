import { askedStands, stillThere, told } from "../asked-stands";
import type { Command } from "../command";
import { reject as takeOut } from "../decide";

export const reject: Command = {
  name: "reject",
  takes: "ID… [--why TEXT]",
  options: ["why"],
  help: [
    "takes stands out of the queue or the exhibition; they are kept,",
    "with a note for the other maintainers",
  ],
  async run({ words, values, open }) {
    const { database, stands } = await askedStands(open, words);
    return told("rejected", stands, await takeOut(database, stillThere(stands), values.why));
  },
};

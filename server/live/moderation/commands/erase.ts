import { erase as takeAway } from "../../exhibition/erase";
import { askedStands, told } from "../asked-stands";
import type { Command } from "../command";

export const erase: Command = {
  name: "erase",
  takes: "ID…",
  options: [],
  help: ["takes everything of stands away but their ids, for good"],
  async run({ words, open }) {
    const { database, stands } = await askedStands(open, words);
    for (const { id } of stands) await takeAway(database, id);
    return told("erased", stands, new Set(stands.map(({ id }) => id)));
  },
};

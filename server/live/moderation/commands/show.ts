import { askedStands } from "../asked-stands";
import type { Command } from "../command";
import { printStand } from "../print-stands";

export const show: Command = {
  name: "show",
  takes: "ID…",
  options: [],
  help: ["everything that is kept of stands, and where to look at them"],
  async run({ words, open, site }) {
    const { stands } = await askedStands(open, words);
    return stands.map((stand) => printStand(stand, site)).join("\n\n");
  },
};

import { askedStands, stillThere, told } from "../asked-stands";
import type { Command } from "../command";
import { approve as makePublic } from "../decide";

export const approve: Command = {
  name: "approve",
  takes: "ID…",
  options: [],
  help: ["makes stands public; new reports of a public stand count as looked at"],
  async run({ words, open }) {
    const { database, stands } = await askedStands(open, words);
    return told("approved", stands, await makePublic(database, stillThere(stands)));
  },
};

import type { Command } from "../command";
import { usageOf } from "../usage";
import { approve } from "./approve";
import { backup } from "./backup";
import { erase } from "./erase";
import { list } from "./list";
import { reject } from "./reject";
import { reports } from "./reports";
import { show } from "./show";

const help: Command = {
  name: "help",
  takes: "",
  options: [],
  help: ["this text"],
  run: async () => usageOf(COMMANDS),
};

/** Every command, in the order in which the usage tells of them. */
export const COMMANDS: readonly Command[] = [
  list,
  show,
  approve,
  reject,
  erase,
  reports,
  backup,
  help,
];

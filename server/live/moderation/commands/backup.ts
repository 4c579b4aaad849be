import { existsSync } from "node:fs";
import type { Command } from "../command";
import { CommandError } from "../command-error";

export const backup: Command = {
  name: "backup",
  takes: "FILE",
  options: [],
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
};

import { existsSync, readdirSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { writeWhole } from "../../../lib/files/write-whole";
import { makeFolder } from "../../../lib/command-line/make-folder";
import { filesBelow } from "../../../lib/site/site-files/site-paths";
import { CommandError } from "../../../lib/command-line/command-error";
import { pathsBeside, type Target } from "./target";

/** A local or mounted folder: `/srv/encore/public`. */
export function folderTarget(path: string): Target {
  const folder = resolve(path);
  const { state, incoming, headers } = pathsBeside(folder);
  /** Copies files under temporary names, then renames each. */
  const copyFiles = async (from: string, to: string, paths: readonly string[]) => {
    await rm(incoming, { recursive: true, force: true });
    await makeFolder(incoming);
    for (const [at, one] of paths.entries())
      await copyFile(join(from, one), join(incoming, String(at)));
    for (const [at, one] of paths.entries()) {
      await mkdir(dirname(join(to, one)), { recursive: true });
      await rename(join(incoming, String(at)), join(to, one));
    }
    await rm(incoming, { recursive: true });
  };
  return {
    name: folder,
    readState: async () => (existsSync(state) ? readFile(state, "utf8") : undefined),
    writeState: async (text) => {
      writeWhole(state, text);
    },
    isEmpty: async () => {
      const above = dirname(folder);
      if (existsSync(above)) return !existsSync(folder) || readdirSync(folder).length === 0;
      throw new CommandError(
        `${above} does not exist. Make it, or name another folder than ${folder}.`,
      );
    },
    upload: async (from, paths) => {
      await makeFolder(folder);
      await assertSameDisk(folder);
      await copyFiles(from, folder, paths);
    },
    remove: async (paths) => {
      for (const one of paths) {
        await rm(join(folder, one), { force: true });
        // Removes empty parents; `rmdir` fails for others.
        for (let above = dirname(join(folder, one)); above !== folder; above = dirname(above))
          await rmdir(above).catch(() => undefined);
      }
    },
    uploadHeaders: (from) => copyFiles(from, headers, existsSync(from) ? filesBelow(from) : []),
    clear: async () => {
      for (const one of [folder, incoming, headers, state])
        await rm(one, { recursive: true, force: true });
    },
  };
}

/** Renaming is atomic only on the same disk. */
async function assertSameDisk(folder: string): Promise<void> {
  const [inside, outside] = await Promise.all([stat(folder), stat(dirname(folder))]);
  if (inside.dev === outside.dev) return;
  throw new CommandError(`${folder} is a disk of its own: publish to a folder on it.`);
}

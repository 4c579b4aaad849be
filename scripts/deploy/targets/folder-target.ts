import { existsSync, readdirSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { filesBelow } from "../../../lib/site/ledger/site-paths";
import { DeployError } from "../deploy-error";
import { beside, type Target } from "./target";

/** A folder of this machine, or one that is mounted: `/srv/encore/public`. */
export function folderTarget(path: string): Target {
  const folder = resolve(path);
  const { state, incoming, headers } = beside(folder);
  const put = (from: string, to: string, paths: readonly string[]) =>
    putAll(
      paths.map((one) => [join(from, one), join(to, one)] as const),
      incoming,
    );
  return {
    name: folder,
    readState: async () => (existsSync(state) ? readFile(state, "utf8") : undefined),
    writeState: async (text) => {
      await mkdir(dirname(state), { recursive: true });
      await writeFile(`${state}.unfinished`, text);
      await rename(`${state}.unfinished`, state);
    },
    isEmpty: async () => {
      if (!existsSync(dirname(folder))) {
        throw new DeployError(
          `${dirname(folder)} does not exist. Make it, or name another folder than ${folder}.`,
        );
      }
      return !existsSync(folder) || readdirSync(folder).length === 0;
    },
    upload: async (from, paths) => {
      await mkdir(folder, { recursive: true });
      await mustShareDisk(folder);
      await put(from, folder, paths);
    },
    remove: async (paths) => {
      for (const one of paths) await rm(join(folder, one), { force: true });
      // The deepest first, as far as nothing is left in them.
      const folders = new Set(paths.flatMap(foldersAbove));
      for (const one of [...folders].toSorted().toReversed())
        await removeIfEmpty(join(folder, one));
    },
    putHeaders: (from) => put(from, headers, existsSync(from) ? filesBelow(from) : []),
    clear: async () => {
      for (const one of [folder, incoming, headers, state])
        await rm(one, { recursive: true, force: true });
    },
  };
}

/** Copies files under other names, and then gives each its own. */
async function putAll(
  files: readonly (readonly [from: string, to: string])[],
  incoming: string,
): Promise<void> {
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true });
  for (const [at, [from]] of files.entries()) await copyFile(from, join(incoming, String(at)));
  for (const [at, [, to]] of files.entries()) {
    await mkdir(dirname(to), { recursive: true });
    await rename(join(incoming, String(at)), to);
  }
  await rm(incoming, { recursive: true });
}

/** A file can take its place in one step only where it was brought to the same disk. */
async function mustShareDisk(folder: string): Promise<void> {
  const [inside, outside] = await Promise.all([stat(folder), stat(dirname(folder))]);
  if (inside.dev === outside.dev) return;
  throw new DeployError(`${folder} is a disk of its own: publish to a folder on it.`);
}

function foldersAbove(path: string): string[] {
  const steps = path.split("/").slice(0, -1);
  return steps.map((_, at) => steps.slice(0, at + 1).join("/"));
}

async function removeIfEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (!["ENOTEMPTY", "EEXIST", "ENOENT"].includes(error.code ?? "")) throw error;
  });
}

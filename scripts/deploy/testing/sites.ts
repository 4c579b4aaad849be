import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { manifestOf } from "../../../lib/site/manifest/manifest";
import { filesBelow } from "../../../lib/site/site-files/site-paths";
import { temporaryFolder } from "../../../test/temporary-folder";
import type { Build } from "../deploy";
import type { Target } from "../targets/target";

export type Site = Readonly<Record<string, string>>;

export class Sites {
  readonly root = temporaryFolder();
  /** Folder of releases; its parent exists. */
  readonly target = join(this.root, "served/public");

  constructor() {
    mkdirSync(dirname(this.target));
  }

  async build(site: Site): Promise<Build> {
    const folder = join(this.root, "public");
    const generated = join(this.root, "generated");
    rmSync(folder, { recursive: true, force: true });
    for (const [path, text] of Object.entries(site)) write(join(folder, path), text);
    mkdirSync(folder, { recursive: true });
    write(join(generated, "headers.json"), "[]");
    return { release: manifestOf(folder), folder, headers: generated };
  }

  served(): Site {
    return filesOf(this.target);
  }

  beside(): string[] {
    return readdirSync(dirname(this.target)).toSorted();
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}

function filesOf(folder: string): Site {
  return Object.fromEntries(
    filesBelow(folder).map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export class Interruption extends Error {}

/** Wraps a target, and calls `look` after each changed file; it may throw. */
export function watched(target: Target, look: () => void): Target {
  const oneByOne = async (paths: readonly string[], work: (path: string) => Promise<void>) => {
    for (const path of paths) {
      await work(path);
      look();
    }
  };
  return {
    ...target,
    upload: (folder, paths) => oneByOne(paths, (path) => target.upload(folder, [path])),
    remove: (paths) => oneByOne(paths, (path) => target.remove([path])),
  };
}

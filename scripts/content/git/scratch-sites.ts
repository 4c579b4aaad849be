import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTENT } from "../../../lib/content/read/snapshot";

/** Contents in a temporary folder, each in a folder as a site has it. */
export class ScratchSites {
  readonly #folder = mkdtempSync(join(tmpdir(), "encore-impact-"));

  /** @param root the project */
  constructor(private readonly root: string) {}

  /** A site with the content of a commit. */
  atCommit(commit: string): string {
    const site = this.#site("base");
    const tar = join(this.#folder, "content.tar");
    const run = (command: string, ...args: string[]) =>
      execFileSync(command, args, { cwd: this.root, stdio: ["ignore", "pipe", "pipe"] });
    run("git", "archive", "--format=tar", `--output=${tar}`, commit, CONTENT);
    run("tar", "-xf", tar, "-C", site);
    return site;
  }

  /** A site with the content of a folder that holds `content/`. */
  copyOf(source: string, name: string): string {
    const site = this.#site(name);
    cpSync(join(source, CONTENT), join(site, CONTENT), { recursive: true });
    return site;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #site(name: string): string {
    const site = join(this.#folder, name);
    mkdirSync(site);
    return site;
  }
}

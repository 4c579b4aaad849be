import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readFolder } from "../../../lib/content/read/read-folder";
import { CONTENT } from "../../../lib/content/read/snapshot";
import { ContentFolder } from "../../../lib/content/testing/content-folder";
import type { Command, Outcome } from "../command";

/** A folder with the test content that commands are run in. */
export class Project extends ContentFolder {
  /** Every file of the project, not of its content alone, as bytes in base64. */
  files(): Map<string, string> {
    const files = readFolder(this.root, "");
    return new Map(files.map(([file, bytes]) => [file, bytes.toString("base64")]));
  }

  /** Makes all as it was at first; there is nothing but the content then. */
  override restore(): void {
    super.restore();
    for (const name of readdirSync(this.root)) {
      if (name !== CONTENT) rmSync(join(this.root, name), { recursive: true });
    }
  }

  /** Runs a command with arguments. */
  async run(command: Command, args: string): Promise<Outcome> {
    return command.run(this.root, args.split(" ").filter(Boolean));
  }
}

let shared: Project | undefined;
afterAll(() => shared?.remove());

/** Runs a test in a project, which is put back as it was after it: the tests of a file share it. */
export async function inProject(test: (project: Project) => Promise<void>): Promise<void> {
  shared ??= new Project();
  try {
    await test(shared);
  } finally {
    shared.restore();
  }
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentCopy } from "../../../plugins/content-contract/testing/broken-content";
import type { Command, Outcome } from "../command";
import type { Terminal } from "../terminal";
import { Script } from "./script";

/** A copy of the real content that a test runs commands in. */
export class Project extends ContentCopy {
  /** Every file below the project, as bytes in base64. */
  files(): Map<string, string> {
    const names = readdirSync(this.root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    return new Map(names.sort().map((name) => [name, readFileSync(name).toString("base64")]));
  }

  /** Runs a command with arguments and, for one that asks, a terminal. */
  async run(command: Command, args: string, terminal: Terminal = new Script()): Promise<Outcome> {
    return command.run({ root: this.root, args: args.split(" ").filter(Boolean), terminal });
  }
}

/** Runs a test in a copy of its own, which is taken away after it. */
export async function inProject(test: (project: Project) => Promise<void>): Promise<void> {
  const project = new Project();
  try {
    await test(project);
  } finally {
    project.remove();
  }
}

import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readFolder } from "../../../lib/content/read/read-folder";
import { CONTENT, type Snapshot } from "../../../lib/content/read/snapshot";
import { ContentFolder } from "../../../lib/content/testing/content-folder";
import type { Command, Outcome } from "../command";

// Generated files take long to compile and have tests of their own; here they are a schema's text.
jest.mock("../../generated-files", () => ({
  generatedFiles: async (content: Snapshot) =>
    new Map([
      ["content/types.ts", String(content.get("content/schema/four-piece-idol.schema.json"))],
    ]),
}));

export class Project extends ContentFolder {
  /** All files of the project, in base64. */
  files(): Map<string, string> {
    const files = readFolder(this.root, "");
    return new Map(files.map(([file, bytes]) => [file, bytes.toString("base64")]));
  }

  override restore(): void {
    super.restore();
    for (const name of readdirSync(this.root)) {
      if (name !== CONTENT) rmSync(join(this.root, name), { recursive: true });
    }
  }

  async run(command: Command, args: string): Promise<Outcome> {
    return command.run(this.root, args.split(" ").filter(Boolean));
  }
}

let shared: Project | undefined;
afterAll(() => shared?.remove());

/** Runs a test in a project shared by a file's tests, and restores it afterwards. */
export async function inProject(test: (project: Project) => Promise<void>): Promise<void> {
  shared ??= new Project();
  try {
    await test(shared);
  } finally {
    shared.restore();
  }
}

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "../../../test/temporary-folder";
import { CONTENT, type Snapshot, takeSnapshot } from "../read/snapshot";
import { EditableContent } from "./editable-content";

export class ContentFolder extends EditableContent {
  readonly root = temporaryFolder();

  constructor(original?: Snapshot) {
    super(original);
    for (const [file, bytes] of this.original) this.#write(file, bytes);
  }

  override get snapshot(): Snapshot {
    return takeSnapshot(this.root);
  }

  override restore(): void {
    const now = this.snapshot;
    for (const file of now.keys()) if (!this.original.has(file)) this.#write(file, undefined);
    for (const [file, bytes] of this.original) {
      if (!now.get(file)?.equals(bytes)) this.#write(file, bytes);
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }

  protected override put(path: string, bytes: Buffer | undefined): void {
    this.#write(`${CONTENT}/${path}`, bytes);
  }

  #write(file: string, bytes: Buffer | undefined): void {
    const target = join(this.root, file);
    if (!bytes) return rmSync(target, { force: true });
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
}

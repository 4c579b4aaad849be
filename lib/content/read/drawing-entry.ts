import type { Finding } from "../model/problems/problem";
import { type Find, positionsIn } from "../model/problems/position";

export class DrawingEntry {
  readonly #at: ReturnType<typeof positionsIn>;

  constructor(
    readonly file: string,
    /** Name of the folder, or of a stand part's list: `flowers`, `sceneries`. */
    readonly list: string,
    readonly key: string,
    readonly text: string,
    /** False if it could not be decoded; it is then not checked further. */
    readonly isReadable = true,
  ) {
    this.#at = positionsIn(text);
  }

  /** Size from the viewBox; undefined if it cannot be read. */
  get size(): { readonly width: number; readonly height: number } | undefined {
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(this.text) ?? [];
    if (width === undefined || height === undefined) return undefined;
    return { width: Number(width), height: Number(height) };
  }

  readonly find: Find = ([offset = 0]) => this.#at(Number(offset));

  findingAt(offset: number, words: Omit<Finding, "file" | "path">): Finding {
    return { file: this.file, path: [offset], ...words };
  }
}

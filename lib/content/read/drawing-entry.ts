import type { Finding } from "../model/problems/problem";
import { type Find, positionsIn } from "../model/problems/position";

/** The drawing of a stand part, or one of content/art, as text. */
export class DrawingEntry {
  readonly #at: ReturnType<typeof positionsIn>;

  constructor(
    /** Path from the project's root. */
    readonly file: string,
    /** Name of the folder, and of the list that a stand part is in: `flowers`, `sceneries`. */
    readonly list: string,
    /** Name of the file without its ending. */
    readonly key: string,
    readonly text: string,
    /** False if it cannot be read as it is written: nothing more is to be said about it then. */
    readonly isReadable = true,
  ) {
    this.#at = positionsIn(text);
  }

  /** Width and height of the drawing; undefined if they cannot be read. */
  get size(): { readonly width: number; readonly height: number } | undefined {
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(this.text) ?? [];
    if (width === undefined || height === undefined) return undefined;
    return { width: Number(width), height: Number(height) };
  }

  /** Finds the place of a finding. */
  readonly find: Find = ([offset = 0]) => this.#at(Number(offset));

  /** A finding at an offset in the text. */
  findingAt(offset: number, words: Omit<Finding, "file" | "path">): Finding {
    return { file: this.file, path: [offset], ...words };
  }
}

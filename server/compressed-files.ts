import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/**
 * Compresses files with Brotli as well as it can, which takes up to half a second for the largest, and keeps the
 * results: a file is compressed once, until it changes. All texts of the site are some 5 MB then.
 */
export class CompressedFiles {
  /** By path; what is being compressed is waited for by all who ask meanwhile. */
  readonly #kept = new Map<string, { state: string; body: Promise<Buffer> }>();

  /** The file at an absolute path, compressed. Rejects where it can't be read. */
  async get(path: string): Promise<Buffer> {
    const { size, mtimeMs } = await stat(path);
    const state = `${size} ${mtimeMs}`;
    const kept = this.#kept.get(path);
    if (kept?.state === state) return kept.body;
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    };
    const body = readFile(path).then((bytes) => compress(bytes, { params }));
    this.#kept.set(path, { state, body });
    // Too many files may be open now, and not later.
    body.catch(() => this.#kept.delete(path));
    return body;
  }
}

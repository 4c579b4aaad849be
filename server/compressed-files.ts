import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/**
 * Compresses files with Brotli at the highest quality, which takes up to half a second, and keeps the results until a
 * file changes. All texts of the site take some 5 MB.
 */
export class CompressedFiles {
  /** By path; concurrent requests share one compression. */
  readonly #kept = new Map<string, { stamp: string; body: Promise<Buffer> }>();

  /** The compressed file at an absolute path. Rejects if it cannot be read. */
  async get(path: string): Promise<Buffer> {
    const { size, mtimeMs } = await stat(path);
    const stamp = `${size} ${mtimeMs}`;
    const cached = this.#kept.get(path);
    if (cached?.stamp === stamp) return cached.body;
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    };
    const body = readFile(path).then((bytes) => compress(bytes, { params }));
    this.#kept.set(path, { stamp, body });
    // Do not keep errors: too many open files is a temporary fault.
    body.catch(() => this.#kept.delete(path));
    return body;
  }
}

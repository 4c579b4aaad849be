import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** A file as it is sent with `content-encoding: br`. */
export interface CompressedFile {
  readonly body: Buffer;
  /** Changes with the file's size or time. */
  readonly etag: string;
}

/**
 * Compresses files with Brotli as well as it can, which takes up to half a second for the largest, and keeps the
 * results: a file is compressed once, until it changes. All texts of the site are some 5 MB then.
 */
export class CompressedFiles {
  /** By path; what is being compressed is waited for by all who ask meanwhile. */
  readonly #kept = new Map<string, { etag: string; file: Promise<CompressedFile> }>();

  /** The file at an absolute path. Rejects where it can't be read. */
  async get(path: string): Promise<CompressedFile> {
    const { size, mtimeMs } = await stat(path);
    const etag = `"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}-br"`;
    const kept = this.#kept.get(path);
    if (kept?.etag === etag) return kept.file;
    const file = compressed(path, size).then((body) => ({ body, etag }));
    this.#kept.set(path, { etag, file });
    // Too many files may be open now, and not later.
    file.catch(() => this.#kept.delete(path));
    return file;
  }
}

async function compressed(path: string, size: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
  return compress(await readFile(path), { params });
}

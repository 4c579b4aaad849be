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

/** Bytes of compressed files that are kept; beyond it the oldest go. */
const LIMIT = 64 * 1024 * 1024;

/**
 * Compresses files with Brotli as well as it can, which takes up to half a second for the largest, and
 * keeps the results: a file is compressed once, until it changes.
 */
export class CompressedFiles {
  private readonly kept = new Map<string, CompressedFile>();
  /** What is being compressed now, by path and tag: all who ask meanwhile wait for the same. */
  private readonly pending = new Map<string, Promise<CompressedFile>>();
  private bytes = 0;

  constructor(private readonly limit = LIMIT) {}

  /** The file at an absolute path. Rejects where it can't be read. */
  async get(path: string): Promise<CompressedFile> {
    const { size, mtimeMs } = await stat(path);
    const etag = `"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}-br"`;
    const kept = this.kept.get(path);
    if (kept?.etag === etag) return kept;
    const key = `${path} ${etag}`;
    const pending = this.pending.get(key) ?? this.compress(path, etag, size);
    this.pending.set(key, pending);
    return pending.finally(() => this.pending.delete(key));
  }

  private async compress(path: string, etag: string, size: number): Promise<CompressedFile> {
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    };
    const file = { body: await compress(await readFile(path), { params }), etag };
    this.keep(path, file);
    return file;
  }

  private keep(path: string, file: CompressedFile): void {
    this.drop(path);
    this.kept.set(path, file);
    this.bytes += file.body.length;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.limit) break;
      this.drop(oldest);
    }
  }

  private drop(path: string): void {
    this.bytes -= this.kept.get(path)?.body.length ?? 0;
    this.kept.delete(path);
  }
}

/** Format of the text in a picture: the keyword of its tEXt chunk, and its greatest length. */
interface TextFormat {
  readonly keyword: string;
  readonly longest: number;
}

/** The text of a file, or the reason why there is none. */
export type Embedded =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly fault: /** Not a PNG. */
        | "no-png"
        /** A PNG without such a text. */
        | "no-document"
        /** Longer than `longest`. */
        | "too-large"
        | "broken";
    };

/**
 * Puts a text into a PNG, in place of an earlier one. All other bytes stay.
 * @returns undefined if the file is not a PNG
 */
export function embedText(
  png: Uint8Array,
  { keyword }: Pick<TextFormat, "keyword">,
  text: string,
): Uint8Array<ArrayBuffer> | undefined {
  const kept: Uint8Array[] = [];
  let restStart = 0;
  for (const chunk of chunksOf(png)) {
    if (chunk.type === "IHDR" && kept.length === 0) {
      kept.push(png.subarray(0, chunk.end), chunkBytes("tEXt", ascii(`${keyword}\0${text}`)));
    } else if (kept.length === 0) {
      return undefined;
    } else if (!hasKeyword(chunk, keyword)) {
      kept.push(png.subarray(chunk.start, chunk.end));
    }
    restStart = chunk.end;
  }
  if (kept.length === 0) return undefined;
  kept.push(png.subarray(restStart));
  return joined(kept);
}

/** Reads the text that {@link embedText} wrote; the first one counts. Never throws. */
export function embeddedText(bytes: Uint8Array, { keyword, longest }: TextFormat): Embedded {
  if (!isPng(bytes)) return { ok: false, fault: "no-png" };
  for (const chunk of chunksOf(bytes)) {
    if (!hasKeyword(chunk, keyword)) continue;
    const length = chunk.data.length - keyword.length - 1;
    if (length > longest) return { ok: false, fault: "too-large" };
    if (checksumOf(bytes, chunk) !== chunk.check) return { ok: false, fault: "broken" };
    const data = chunk.data.subarray(keyword.length + 1);
    return { ok: true, text: new TextDecoder("latin1").decode(data) };
  }
  return { ok: false, fault: "no-document" };
}

/**
 * Reads the text of a PNG that a visitor chose; never rejects. A file that cannot be read is "broken".
 * @param mostBytes a larger file is not read
 */
export async function embeddedTextOf(
  file: Blob,
  format: TextFormat,
  mostBytes: number,
): Promise<Embedded> {
  if (file.size > mostBytes) return { ok: false, fault: "too-large" };
  try {
    return embeddedText(new Uint8Array(await file.arrayBuffer()), format);
  } catch {
    return { ok: false, fault: "broken" };
  }
}

const hasKeyword = ({ type, data }: Chunk, keyword: string): boolean =>
  type === "tEXt" && ascii(`${keyword}\0`).every((byte, index) => data[index] === byte);

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of parts) {
    all.set(part, end);
    end += part.length;
  }
  return all;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Bytes of a chunk besides its data: length, type, checksum. */
const CHUNK_OVERHEAD = 12;

/** Bound on the work: a picture of 64 MB, in chunks as small as any program writes, has 8,192. */
const MAX_CHUNKS = 20_000;

interface Chunk {
  /** Four letters. */
  readonly type: string;
  readonly data: Uint8Array;
  /** Offsets of this chunk and of the next one. */
  readonly start: number;
  readonly end: number;
  /** The checksum in the file; not verified. */
  readonly check: number;
}

const isPng = (bytes: Uint8Array): boolean =>
  SIGNATURE.every((byte, index) => bytes[index] === byte);

/**
 * The chunks of a PNG in order, up to its end, to the first that does not fit into the file, or to the limit. Never
 * throws; copies nothing.
 */
export function* chunksOf(png: Uint8Array): Generator<Chunk> {
  if (!isPng(png)) return;
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  let start = SIGNATURE.length;
  for (let count = 0; count < MAX_CHUNKS && start + CHUNK_OVERHEAD <= png.length; count++) {
    const length = view.getUint32(start);
    const end = start + CHUNK_OVERHEAD + length;
    if (end > png.length) return;
    const type = String.fromCharCode(...png.subarray(start + 4, start + 8));
    const data = png.subarray(start + 8, start + 8 + length);
    yield { type, data, start, end, check: view.getUint32(end - 4) };
    if (type === "IEND") return;
    start = end;
  }
}

/** Encodes a chunk. @param type four ASCII letters */
export function chunkBytes(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(CHUNK_OVERHEAD + data.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  for (let place = 0; place < 4; place++) chunk[4 + place] = type.charCodeAt(place);
  chunk.set(data, 8);
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));
  return chunk;
}

const checksumOf = (png: Uint8Array, { start, end }: Chunk): number =>
  crc32(png.subarray(start + 4, end - 4));

export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

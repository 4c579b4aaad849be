import { LONGEST_PACKED } from "#lib/stand/document/limits";
import { type Chunk, checkOf, chunkBytes, chunksOf, isPng } from "./png-chunks";

/** Keyword of the tEXt chunk that a stand lies in. */
const KEYWORD = "encore-stand";

/** What a file holds: the text of a stand, or why there is none. */
export type Embedded =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly fault: /** It is no PNG. */
        | "no-png"
        /** It is a PNG without a stand. */
        | "no-document"
        /** What it holds is longer than any stand. */
        | "too-large"
        /** It is damaged. */
        | "broken";
    };

/**
 * A PNG with a stand's text in it, in the place of an earlier one. All else stays as it was, byte for byte.
 * @param text of `encodeAny`: ASCII
 * @returns undefined if the file is no PNG
 */
export function embedDocument(png: Uint8Array, text: string): Uint8Array<ArrayBuffer> | undefined {
  const kept: Uint8Array[] = [];
  let rest = 0;
  for (const chunk of chunksOf(png)) {
    if (chunk.type === "IHDR" && kept.length === 0) {
      kept.push(png.subarray(0, chunk.end), chunkBytes("tEXt", ascii(`${KEYWORD}\0${text}`)));
    } else if (kept.length === 0) {
      return undefined;
    } else if (!isOurs(chunk)) {
      kept.push(png.subarray(chunk.start, chunk.end));
    }
    rest = chunk.end;
  }
  if (kept.length === 0) return undefined;
  kept.push(png.subarray(rest));
  return joined(kept);
}

/** The text that {@link embedDocument} put into a file. Never throws; the first one counts. */
export function embeddedDocument(bytes: Uint8Array): Embedded {
  if (!isPng(bytes)) return { ok: false, fault: "no-png" };
  for (const chunk of chunksOf(bytes)) {
    if (!isOurs(chunk)) continue;
    const length = chunk.data.length - KEYWORD.length - 1;
    if (length > LONGEST_PACKED) return { ok: false, fault: "too-large" };
    if (checkOf(bytes, chunk) !== chunk.check) return { ok: false, fault: "broken" };
    const data = chunk.data.subarray(KEYWORD.length + 1);
    return { ok: true, text: new TextDecoder("latin1").decode(data) };
  }
  return { ok: false, fault: "no-document" };
}

const MARK = ascii(`${KEYWORD}\0`);

const isOurs = ({ type, data }: Chunk): boolean =>
  type === "tEXt" && MARK.every((byte, place) => data[place] === byte);

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

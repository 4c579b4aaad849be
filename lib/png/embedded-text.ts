import { type Chunk, checkOf, chunkBytes, chunksOf, isPng } from "./png-chunks";

/** What is put into pictures: the keyword of its tEXt chunk, and how long the text may be. */
export interface TextMark {
  readonly keyword: string;
  readonly longest: number;
}

/** What a file holds: a text, or why there is none. */
export type Embedded =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly fault: /** It is no PNG. */
        | "no-png"
        /** It is a PNG without such a text. */
        | "no-document"
        /** What it holds is longer than it may be. */
        | "too-large"
        /** It is damaged. */
        | "broken";
    };

/**
 * A PNG with a text in it, in the place of an earlier one. All else stays as it was, byte for byte.
 * @param text ASCII
 * @returns undefined if the file is no PNG
 */
export function embedText(
  png: Uint8Array,
  { keyword }: Pick<TextMark, "keyword">,
  text: string,
): Uint8Array<ArrayBuffer> | undefined {
  const kept: Uint8Array[] = [];
  let rest = 0;
  for (const chunk of chunksOf(png)) {
    if (chunk.type === "IHDR" && kept.length === 0) {
      kept.push(png.subarray(0, chunk.end), chunkBytes("tEXt", ascii(`${keyword}\0${text}`)));
    } else if (kept.length === 0) {
      return undefined;
    } else if (!isMarked(chunk, keyword)) {
      kept.push(png.subarray(chunk.start, chunk.end));
    }
    rest = chunk.end;
  }
  if (kept.length === 0) return undefined;
  kept.push(png.subarray(rest));
  return joined(kept);
}

/** The text that {@link embedText} put into a file. Never throws; the first one counts. */
export function embeddedText(bytes: Uint8Array, { keyword, longest }: TextMark): Embedded {
  if (!isPng(bytes)) return { ok: false, fault: "no-png" };
  for (const chunk of chunksOf(bytes)) {
    if (!isMarked(chunk, keyword)) continue;
    const length = chunk.data.length - keyword.length - 1;
    if (length > longest) return { ok: false, fault: "too-large" };
    if (checkOf(bytes, chunk) !== chunk.check) return { ok: false, fault: "broken" };
    const data = chunk.data.subarray(keyword.length + 1);
    return { ok: true, text: new TextDecoder("latin1").decode(data) };
  }
  return { ok: false, fault: "no-document" };
}

const isMarked = ({ type, data }: Chunk, keyword: string): boolean =>
  type === "tEXt" && ascii(`${keyword}\0`).every((byte, place) => data[place] === byte);

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

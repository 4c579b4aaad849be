import { embeddedText, embeddedTextOf, embedText } from "#lib/png/embedded-text";
import { LONGEST_PACKED } from "#lib/stand/kit/limits";

const STAND = { keyword: "encore-stand", longest: LONGEST_PACKED };

/** Embeds the text of a stand, as encoded by `encodeAny`, in a PNG; undefined if the file is no PNG. */
export const embedDocument = (png: Uint8Array, text: string) => embedText(png, STAND, text);

/** Text written by {@link embedDocument}, or the reason why there is none. */
export const embeddedDocument = (bytes: Uint8Array) => embeddedText(bytes, STAND);

/** Result of {@link embeddedDocument} for a file, with a fault if it is larger than `mostBytes`; never rejects. */
export const embeddedDocumentOf = (file: Blob, mostBytes: number) =>
  embeddedTextOf(file, STAND, mostBytes);

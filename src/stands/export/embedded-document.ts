import { embeddedText, embedText } from "#lib/png/embedded-text";
import { LONGEST_PACKED } from "#lib/stand/kit/limits";

const STAND = { keyword: "encore-stand", longest: LONGEST_PACKED };

/** A PNG with a stand's text in it, as `encodeAny` gives it; undefined if the file is no PNG. */
export const embedDocument = (png: Uint8Array, text: string) => embedText(png, STAND, text);

/** The text that {@link embedDocument} put into a file, or why there is none. */
export const embeddedDocument = (bytes: Uint8Array) => embeddedText(bytes, STAND);

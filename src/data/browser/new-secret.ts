import { toBase64url } from "#lib/packing/base64url";

/** An id of 128 random bits in hexadecimal, also on a page that was not fetched securely: browsers make no UUID there. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** A secret of 128 random bits, as 22 characters of base64url. */
export const newSecret = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(16)));

import { toBase64url } from "#lib/packing/base64url";

/** Random id of 128 bits in hexadecimal. Unlike `crypto.randomUUID`, works on insecure origins. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** Random secret of 128 bits, as 22 characters of base64url. */
export const newSecret = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(16)));

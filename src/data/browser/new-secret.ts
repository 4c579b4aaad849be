import { toBase64url } from "#lib/packing/base64url";

/** A secret of 128 random bits, as 22 characters of base64url. */
export const newSecret = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(16)));

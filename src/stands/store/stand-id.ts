import { toBase64url } from "#lib/packing/base64url";

/** The id of a stand. Schema: content/schema/api/exhibition-list.schema.json. */
export const STAND_ID = /^[A-Za-z0-9_-]{8,40}$/;

const ID_LENGTH = 22;

/**
 * The id that the server gives to the stand that is published with a secret: it follows from the secret
 * (server/live/exhibition/stand-id.ts), so a device knows it also if the answer is lost.
 * @throws Error on a page that was not fetched securely: browsers hash nothing there
 */
export async function standIdOf(token: string): Promise<string> {
  const bytes = new TextEncoder().encode(`stand\n${token}`);
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return toBase64url(new Uint8Array(hash)).slice(0, ID_LENGTH).replace(/^-/, "_");
}

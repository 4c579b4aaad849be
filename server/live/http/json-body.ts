import type { CallRequest } from "./serve";
import { Refusal } from "./refusal";

/**
 * Largest body of a change: twice the longest stand. (A function cannot tell Gatsby so by an export named
 * `config`: Gatsby takes that for a page of another kind.)
 */
const MOST_BODY_BYTES = 16 * 1024;

/**
 * The body of a change as it was sent.
 * @throws Refusal if it is not JSON, or longer than a change may be
 */
export function jsonBody({ headers, body }: CallRequest): unknown {
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new Refusal(415);
  if (Number(headers["content-length"] ?? 0) > MOST_BODY_BYTES) throw new Refusal(413);
  return body;
}

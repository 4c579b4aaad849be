import { type Envelope, messageOf, type Words } from "../../../lib/api/envelope";
import { type KnownStatus, STATUS_MESSAGES, statusMessage } from "./status-messages";

/** A refused request: its status, message and headers. */
export class RequestError extends Error {
  override readonly name = "RequestError";

  constructor(
    readonly status: KnownStatus,
    readonly words: Words = STATUS_MESSAGES[status],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(messageOf(words));
  }
}

/** Body of a refusal; `code` is the HTTP status. */
export const errorEnvelope = (
  status: number,
  words: Words = statusMessage(status),
): Envelope<never> => ({
  code: status,
  msg: messageOf(words),
  data: null,
});

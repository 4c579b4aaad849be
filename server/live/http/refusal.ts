import { type Envelope, messageOf, type Words } from "../../../lib/api/envelope";
import { type KnownStatus, STATUS_WORDS, wordsOf } from "./words";

/** A refused request: its status, message and headers. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly status: KnownStatus,
    readonly words: Words = STATUS_WORDS[status],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(messageOf(words));
  }
}

/** Body of a refusal; `code` is the HTTP status. */
export const errorEnvelope = (status: number, words: Words = wordsOf(status)): Envelope<never> => ({
  code: status,
  msg: messageOf(words),
  data: null,
});

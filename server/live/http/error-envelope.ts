import type { Envelope } from "../../../lib/api/envelope";
import { messageOf, type Words } from "../../../lib/api/words";
import { wordsOf } from "./words";

/** The body of every refusal; `code` is the HTTP status. */
export const errorEnvelope = (status: number, words: Words = wordsOf(status)): Envelope<never> => ({
  code: status,
  msg: messageOf(words),
  data: null,
});

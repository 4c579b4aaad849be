import { messageOf, type Words } from "../../../lib/api/words";
import { type KnownStatus, STATUS_WORDS } from "./words";

/** A request is refused: what the visitor is told, and with which status and headers. */
export class Refusal extends Error {
  override readonly name = "Refusal";

  constructor(
    readonly status: KnownStatus,
    words: Words = STATUS_WORDS[status],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(messageOf(words));
  }
}

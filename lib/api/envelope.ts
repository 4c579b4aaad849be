/** What every call answers with (content/schema/api/envelope.schema.json). */
export interface Envelope<Data> {
  /** 200, or a status of the error catalogue. */
  readonly code: number;
  /** What went wrong, in Traditional Chinese and on a second line in English; empty if nothing did. */
  readonly msg: string;
  /** The answer; null if the call failed. */
  readonly data: Data | null;
}

/** The status that stands for a call that succeeded (SPEC section 7). */
export const SUCCEEDED = 200;

/** The envelope of an answer. */
export const envelopeOf = <Data>(data: Data): Envelope<Data> => ({
  code: SUCCEEDED,
  msg: "",
  data,
});

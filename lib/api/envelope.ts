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

/** What a failed call says, in the two languages of the error catalogue. */
export interface Words {
  /** Traditional Chinese. */
  readonly zh: string;
  readonly en: string;
}

const HAN = /\p{Script=Han}/u;

/** What an envelope says of a failure: Traditional Chinese and, on a second line, English. */
export const messageOf = ({ zh, en }: Words): string => `${zh}\n${en}`;

/**
 * The words of an envelope's `msg`: Traditional Chinese, and English on the lines after it. A server
 * that has only one of them says that one.
 */
export function wordsOfMessage(msg: string): Partial<Words> {
  const [first = "", ...rest] = msg.split("\n").filter((line) => line.trim());
  if (!HAN.test(first)) return { en: [first, ...rest].join(" ") };
  const en = rest.join(" ");
  return en ? { zh: first, en } : { zh: first };
}

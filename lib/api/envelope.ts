/** Body of every response (content/schema/api/envelope.schema.json). */
export interface Envelope<Data> {
  /** 200, or a status of the error catalogue. */
  readonly code: number;
  /** Error message: Traditional Chinese, then English on a second line. Empty on success. */
  readonly msg: string;
  readonly data: Data | null;
}

/** The `code` of a call that succeeded (SPEC section 7). */
export const SUCCEEDED = 200;

export const envelopeOf = <Data>(data: Data): Envelope<Data> => ({
  code: SUCCEEDED,
  msg: "",
  data,
});

/** Error message of a failed call, in the two languages of the error catalogue. */
export interface Words {
  readonly zh: string;
  readonly en: string;
}

const HAN = /\p{Script=Han}/u;

/** An envelope's `msg`: Traditional Chinese, then English on a second line. */
export const messageOf = ({ zh, en }: Words): string => `${zh}\n${en}`;

/** Splits an envelope's `msg` into its two languages. Either may be missing. */
export function wordsOfMessage(msg: string): Partial<Words> {
  const [first = "", ...rest] = msg.split("\n").filter((line) => line.trim());
  if (!HAN.test(first)) return { en: [first, ...rest].join(" ") };
  const en = rest.join(" ");
  return en ? { zh: first, en } : { zh: first };
}

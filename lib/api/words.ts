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

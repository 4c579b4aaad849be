import { RequestError } from "../http/request-error";

/** Parses one parameter; undefined if it is invalid. */
type Parameter<Value> = (text: string) => Value | undefined;

export const oneOf =
  <Word extends string>(words: readonly Word[]): Parameter<Word> =>
  (text) =>
    words.find((word) => word === text);

/** An integer in plain digits. */
export const wholeNumber =
  (least: number, most: number): Parameter<number> =>
  (text) => {
    const number = /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : 0;
    return number >= least && number <= most ? number : undefined;
  };

export const matching =
  (pattern: RegExp): Parameter<string> =>
  (text) =>
    pattern.test(text) ? text : undefined;

export type Parameters = Readonly<Record<string, Parameter<unknown>>>;

/** Parsed parameters; absent ones are omitted. */
export type Query<Known extends Parameters> = {
  readonly [Name in keyof Known]?: Exclude<ReturnType<Known[Name]>, undefined>;
};

/** Parses the parameters of a call. @throws RequestError if one is unknown, repeated or invalid */
export function readQuery<Known extends Parameters>(
  query: URLSearchParams,
  known: Known,
): Query<Known> {
  const found: Record<string, unknown> = {};
  for (const [name, text] of query) {
    if (!Object.hasOwn(known, name)) {
      const names = Object.keys(known).join(", ") || "—";
      throw new RequestError(400, {
        zh: `未知的參數。可用的參數：${names}。`,
        en: `There is an unknown parameter. Known are: ${names}.`,
      });
    }
    const value = Object.hasOwn(found, name) ? undefined : known[name]?.(text);
    if (value === undefined) {
      throw new RequestError(400, {
        zh: `參數「${name}」的內容不正確。`,
        en: `The parameter “${name}” is not valid.`,
      });
    }
    found[name] = value;
  }
  return found as Query<Known>;
}

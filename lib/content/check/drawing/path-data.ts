const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
/** Flags of arcs may stand without a space between them. */
const FLAG = /[\s,]*([01])/y;
const COMMAND = /[\s,]*([a-z])/iy;

/** What follows each command, over and over: n is a number, f a flag (SVG 2, section 9.3). */
const FOLLOWS: Readonly<Record<string, string>> = {
  m: "nn",
  l: "nn",
  t: "nn",
  h: "n",
  v: "n",
  c: "nnnnnn",
  s: "nnnn",
  q: "nnnn",
  a: "nnnffnn",
  z: "",
};

/** Whether a text is the data of a path, to its end; browsers draw what is before the first fault alone. */
export function isPathData(text: string): boolean {
  let at = 0;
  const read = (token: RegExp): string | undefined => {
    token.lastIndex = at;
    const found = token.exec(text);
    if (found) at = token.lastIndex;
    return found?.[1];
  };
  const isNumberNext = () => {
    NUMBER.lastIndex = at;
    return NUMBER.test(text);
  };
  const readAll = (tokens: string) =>
    [...tokens].every((token) => read(token === "f" ? FLAG : NUMBER) !== undefined);

  const end = text.trimEnd().length;
  for (let isFirst = true; at < end; isFirst = false) {
    const command = read(COMMAND)?.toLowerCase();
    const tokens = command === undefined ? undefined : FOLLOWS[command];
    if (tokens === undefined || (isFirst && command !== "m") || !readAll(tokens)) return false;
    while (tokens !== "" && isNumberNext()) {
      if (!readAll(tokens)) return false;
    }
  }
  return end > 0;
}

const NUMBER = /^[\s,]*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i;
/** Flags of arcs may stand without a space between them. */
const FLAG = /^[\s,]*[01]/;

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
  const commands = text.trim().split(/(?=[a-df-z])/i);
  return /^m/i.test(commands[0] ?? "") && commands.every(isWhole);
}

/** Whether a command, such as `c1 2 3 4 5 6`, has what follows it once or several times. */
function isWhole(command: string): boolean {
  const [name = "", ...rest] = command.trim();
  const tokens = FOLLOWS[name.toLowerCase()];
  let numbers = rest.join("");
  if (!tokens) return tokens === "" && numbers.trim() === "";
  do {
    for (const token of tokens) {
      const found = (token === "f" ? FLAG : NUMBER).exec(numbers);
      if (!found) return false;
      numbers = numbers.slice(found[0].length);
    }
  } while (numbers.trim() !== "");
  return true;
}

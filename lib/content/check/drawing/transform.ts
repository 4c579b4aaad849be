const ONE = /([a-zA-Z]+)\(([^()]*)\)/g;
const WHOLE = /^(?:\s*[a-zA-Z]+\([^()]*\)\s*)+$/;
const NUMBERS =
  /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?:\s*(?:,|\s|(?=[-+]))\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)*\s*$/i;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** How many numbers each function takes (CSS Transforms 1, section 9.2). */
const COUNTS: Readonly<Record<string, readonly number[]>> = {
  translate: [1, 2],
  rotate: [1, 3],
  scale: [1, 2],
  skewX: [1],
  skewY: [1],
  matrix: [6],
};

/**
 * Whether a text is a list of transformations that leaves something to see: browsers leave out a whole
 * attribute that they cannot read, and draw nothing of what is scaled to a width of 0.
 */
export function isTransform(text: string): boolean {
  if (!WHOLE.test(text)) return false;
  return [...text.matchAll(ONE)].every(([, name = "", list = ""]) => {
    if (!NUMBERS.test(list)) return false;
    const numbers = (list.match(NUMBER) ?? []).map(Number);
    return COUNTS[name]?.includes(numbers.length) && isVisible(name, numbers);
  });
}

function isVisible(name: string, numbers: readonly number[]): boolean {
  if (name === "scale") return !numbers.includes(0);
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  return name !== "matrix" || a * d !== b * c;
}

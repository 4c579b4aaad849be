/** Limits of Cloudflare Pages (developers.cloudflare.com/pages/platform/limits). */
const MAX_RULES = 100;
const LONGEST_LINE = 2000;
const MAX_FILES = 20_000;
const LARGEST_FILE = 25 * 1024 ** 2;

/**
 * Limits of Cloudflare Pages that a site exceeds, in words; empty if none.
 * @param headers the text of its `_headers`
 * @param sizes bytes of each file, by path
 */
export function exceededCloudflareLimits(
  headers: string,
  sizes: ReadonlyMap<string, number>,
): string[] {
  const lines = headers.split("\n");
  const rules = lines.filter((line) => line.startsWith("/")).length;
  const longest = Math.max(...lines.map((line) => line.trim().length));
  const large = [...sizes].filter(([, bytes]) => bytes > LARGEST_FILE);
  const limitExceeded = (count: number, most: number, words: string) =>
    count > most ? [`${words} (at most ${most})`] : [];
  return [
    ...limitExceeded(rules, MAX_RULES, `${rules} rules in _headers`),
    ...limitExceeded(longest, LONGEST_LINE, `a line of ${longest} characters in _headers`),
    ...limitExceeded(sizes.size, MAX_FILES, `${sizes.size} files`),
    ...large.flatMap(([path, bytes]) =>
      limitExceeded(bytes, LARGEST_FILE, `${bytes} bytes in ${path}`),
    ),
  ];
}

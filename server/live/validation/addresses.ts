/** Normalizes a text for the search: wide letters become narrow, Chinese full stops become dots. */
const normalized = (text: string): string => text.normalize("NFKC").replaceAll("。", ".");

/** Top-level domains that are not words of a title. */
const CERTAIN_DOMAINS =
  "com|net|org|info|biz|edu|gov|xyz|icu|online|website|co\\.[a-z]{2}|com\\.[a-z]{2}|ne\\.jp";

/** Top-level domains that are also words or abbreviations: certain only with a path behind them. */
const AMBIGUOUS_DOMAINS =
  "io|me|tv|cc|gg|ly|co|be|jp|tw|hk|cn|kr|sg|my|th|uk|de|fr|eu|ru|us|ca|au|app|dev|site|shop|club|link|" +
  "live|page|fun|top|vip|moe|ink|art|store|space";

const LETTER = "[\\p{L}\\p{N}]";

/** Certain addresses of pages, mail and accounts. */
const CERTAIN_ADDRESS = new RegExp(
  [
    "://",
    "www\\.",
    `@[\\p{L}\\p{N}_]`,
    `${LETTER}\\.(?:${CERTAIN_DOMAINS})(?!${LETTER})`,
    `${LETTER}\\.(?:${AMBIGUOUS_DOMAINS})/${LETTER}`,
    // Without the dot of a well-known one.
    "(?<!\\p{L})(?:discord gg|youtu be|bit ly|t me|t co|lin ee)/",
  ].join("|"),
  "iu",
);

/** Possible addresses and names of accounts. */
const POSSIBLE_ADDRESS = new RegExp(
  [
    `${LETTER}\\.(?:${AMBIGUOUS_DOMAINS})(?!${LETTER})`,
    "@",
    "(?:\\(|\\[|\\s)(?:dot|at|點)(?:\\)|\\]|\\s)",
    "(?<!\\p{L})(?:discord|instagram|insta|twitter|tiktok|youtube|telegram|line id|wechat|weibo)(?!\\p{L})",
    "\\d(?:[ -]?\\d){8}",
  ].join("|"),
  "iu",
);

/** True if a text certainly contains an address, and must be refused. */
export const containsAddress = (text: string): boolean => CERTAIN_ADDRESS.test(normalized(text));

/** True if a text may contain an address, which a maintainer decides. */
export const mayContainAddress = (text: string): boolean => POSSIBLE_ADDRESS.test(normalized(text));

/** A text as addresses are looked for in it: wide letters made narrow, the stops of Chinese made dots. */
const narrow = (text: string): string => text.normalize("NFKC").replaceAll("。", ".");

/** Endings that are no words of a title. */
const SURE_ENDINGS =
  "com|net|org|info|biz|edu|gov|xyz|icu|online|website|co\\.[a-z]{2}|com\\.[a-z]{2}|ne\\.jp";

/** Endings that are words or abbreviations too: an address for sure only with a path behind them. */
const ENDINGS =
  "io|me|tv|cc|gg|ly|co|be|jp|tw|hk|cn|kr|sg|my|th|uk|de|fr|eu|ru|us|ca|au|app|dev|site|shop|club|link|" +
  "live|page|fun|top|vip|moe|ink|art|store|space";

const LETTER = "[\\p{L}\\p{N}]";

/** Addresses of pages, mail and accounts, beyond doubt. */
const SURE = new RegExp(
  [
    "://",
    "www\\.",
    `@[\\p{L}\\p{N}_]`,
    `${LETTER}\\.(?:${SURE_ENDINGS})(?!${LETTER})`,
    `${LETTER}\\.(?:${ENDINGS})/${LETTER}`,
    // The dot of a well-known one left out.
    "(?<!\\p{L})(?:discord gg|youtu be|bit ly|t me|t co|lin ee)/",
  ].join("|"),
  "iu",
);

/** What may be an address, or the name of an account, or not. */
const DOUBTFUL = new RegExp(
  [
    `${LETTER}\\.(?:${ENDINGS})(?!${LETTER})`,
    "@",
    "(?:\\(|\\[|\\s)(?:dot|at|點)(?:\\)|\\]|\\s)",
    "(?<!\\p{L})(?:discord|instagram|insta|twitter|tiktok|youtube|telegram|line id|wechat|weibo)(?!\\p{L})",
    "\\d(?:[ -]?\\d){8}",
  ].join("|"),
  "iu",
);

/** Whether a text holds an address for sure: it is refused. */
export const holdsAddress = (text: string): boolean => SURE.test(narrow(text));

/** Whether a text may hold an address: a maintainer decides. */
export const mayHoldAddress = (text: string): boolean => DOUBTFUL.test(narrow(text));

/** Problems that the files themselves and their schemas give (read, messages); the others are in RULES. */
export const BASIC_RULES = [
  "copy",
  "encoding",
  "file-size",
  "json",
  "merge-conflict",
  "front-matter",
  "duplicate-key",
  "unknown-property",
  "missing-property",
  "type",
  "choice",
  "form",
  "length",
  "range",
  "duplicate-item",
];

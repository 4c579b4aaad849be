import { formatDateSpan } from "./date-span";

test.each([
  ["2025-05-15", "2025-05-23", "15–23 May 2025"],
  ["2025-05-31", "2025-06-08", "31 May – 8 June 2025"],
  ["2025-12-31", "2026-01-08", "31 December 2025 – 8 January 2026"],
  ["2025-05-15", "2025-05-15", "15 May 2025"],
  ["2025-05-15", null, "15 May 2025"],
])("%s to %s is %s", (start, end, words) => {
  expect(formatDateSpan(start, end)).toBe(words);
});

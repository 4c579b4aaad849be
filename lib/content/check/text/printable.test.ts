import { printable } from "./printable";

it.each([
  ["a\u202eb", "a\\u202eb"],
  ["\u001b[31m", "\\u001b[31m"],
  ["\u{e0041}", "\\udb40\\udc41"],
  ["one\ntwo", "one\ntwo"],
  ["é 凛月 👩‍🎤", "é 凛月 👩‍🎤"],
])("writes %j so that a terminal shows it", (text, written) => {
  expect(printable(text)).toBe(written);
  expect(JSON.parse(`"${written.replace("\n", "\\n")}"`)).toBe(text);
});

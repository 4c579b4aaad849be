import fc from "fast-check";
import { anyText } from "../../test/any-text";
import { messageOf, wordsOfMessage } from "./envelope";

const line = anyText().filter((text) => text.trim() !== "" && !text.includes("\n"));

test("gives a message in both languages as the server wrote it", () => {
  fc.assert(
    fc.property(line, line, (text, en) => {
      const words = { zh: `隊${text}`, en };
      expect(wordsOfMessage(messageOf(words))).toEqual(words);
    }),
  );
});

test.each([
  ["名稱太長。", { zh: "名稱太長。" }],
  ["The name is too long.", { en: "The name is too long." }],
  ["太長。\n\nToo long.\nShorten it.", { zh: "太長。", en: "Too long. Shorten it." }],
])("one language will do, and further lines are English: %j", (msg, words) => {
  expect(wordsOfMessage(msg)).toEqual(words);
});

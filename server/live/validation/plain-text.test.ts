import fc from "fast-check";
import { anyText } from "../../../test/any-text";
import { WORDS } from "../../../test/words-of-the-world";
import { checkPlainText } from "./plain-text";

const isPlain = (text: string): boolean => {
  try {
    checkPlainText("title", text);
    return true;
  } catch {
    return false;
  }
};

describe("plain text", () => {
  it.each([
    "Happy birthday, Rei!",
    "誕生日おめでとう！",
    "祝流星隊・五周年",
    "2wink×2wink = ♡",
    "Ra*bits No.1",
    "Mr. President… sleeps",
    "fine. Be happy",
    "Ünïcödé é e\u0301",
    "love.live",
    "Mr.Me, Vol.me",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} and 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    "🌸👩‍👧‍👦🏳️‍🌈👍🏽",
    ":/ 3:00 a.m.",
    "100% & <b>",
    ...WORDS,
  ])("is %s", (text) => {
    expect(isPlain(text)).toBe(true);
  });

  it.each([
    ["an address", "see https://x.example"],
    ["a bare address", "encore.com"],
    ["an address in wide letters", "ｅｎｃｏｒｅ．ｃｏｍ"],
    ["an address with a Chinese stop", "encore。com"],
    ["an address with a path", "go to ab.gg/xyz now"],
    ["www", "www.somewhere"],
    ["an address without its dot", "discord gg/abc"],
    ["an account", "write to @me"],
    ["an account in wide letters", "＠me"],
    ["mail", "me@home"],
    ["a line break", "a\nb"],
    ["a null", "a\u0000b"],
    ["a delete", "a\u007Fb"],
    ["a turn of direction", "a\u202Eb"],
    ["an isolate", "a\u2067b"],
    ["a mark of direction", "a\u200Fb"],
    ["a space of no width", "a\u200Bb"],
    ["a joiner between letters", "a\u200Db"],
    ["a soft hyphen", "a\u00ADb"],
    ["hidden letters", "a\u{E0061}b"],
    ["hidden letters behind a flag", `🏴${"\u{E0061}".repeat(7)}\u{E007F}`],
    ["a flag without its end", "🏴\u{E0067}\u{E0062}\u{E0065}"],
    ["private use", "a\uE000b"],
    ["half a pair", "a\uD800b"],
    ["a line separator", "a\u2028b"],
    ["a filler", "\u3164"],
    ["empty braille", "\u2800"],
    ["nothing but marks", "\uFE0F"],
    ["a pile of marks", `a${"\u0301".repeat(9)}`],
  ])("is not %s", (_name, text) => {
    expect(isPlain(text)).toBe(false);
  });

  it("reports the fault in two languages, without the text", () => {
    expect(() => checkPlainText("title", "see ab.com")).toThrow(
      "「title」不可含有網址、信箱或帳號。\n“title” must not hold addresses or accounts.",
    );
  });

  it("never holds a character that cannot be seen, whatever was sent", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        if (!isPlain(text)) return;
        expect(text).not.toMatch(/[\p{Cc}\p{Cs}\p{Co}\u202A-\u202E\u2066-\u2069\u200E\u200F]/u);
        expect(text).not.toMatch(/@[\p{L}\p{N}]/u);
      }),
    );
  });

  it("is any text of letters, and is found out at once however long it is", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z\u4E00-\u9FFF ]{0,50}[a-z]$/), (text) => {
        expect(isPlain(text)).toBe(true);
      }),
    );
    // CPU time: elapsed time would include other work of the machine.
    const start = process.cpuUsage();
    isPlain(`${"a.".repeat(20_000)} ${"\u0301".repeat(3)}`);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1_000).toBeLessThan(500);
  });
});

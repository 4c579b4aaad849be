import { containsAddress, mayContainAddress } from "./addresses";

describe("an address", () => {
  it.each([
    "https://x.example",
    "WWW.somewhere",
    "@me",
    "me@home",
    "encore.com",
    "ｅｎｃｏｒｅ．ｃｏｍ",
    "encore。com",
    "shop.co.jp",
    "ab.gg/xyz",
    "discord.gg/abc",
    "discord gg/abc",
    "love.live/abc",
  ])("is seen in “%s”", (text) => {
    expect(containsAddress(text)).toBe(true);
  });

  it.each([
    "love.live",
    "Mr.Me",
    "Vol.me",
    "fan.club",
    "No.1/2",
    "show me/you",
    "a @ b",
    "about me/us",
    "inter.national",
    "ALKALOID.exe",
    "3:00 a.m./p.m.",
  ])("is not seen in “%s”", (text) => {
    expect(containsAddress(text)).toBe(false);
  });

  it.each([
    "love.live",
    "Mr.Me",
    "find us: encore (dot) com",
    "me at home",
    "Discord abc#1",
    "0912-345-678",
    "a @ b",
  ])("is doubted in “%s”", (text) => {
    expect(mayContainAddress(text)).toBe(true);
  });

  it.each([
    "Happy birthday, Rei!",
    "Ra*bits No.1",
    "2wink×2wink",
    "a line of flowers",
    "2015-2026",
  ])("is not even doubted in “%s”", (text) => {
    expect(mayContainAddress(text)).toBe(false);
  });
});

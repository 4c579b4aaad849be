import { knownLanguages } from "./known-languages";

const edition = (lang: string, address: string, here = false) => ({ lang, address, here });
const english = edition("en", "", true);
const korean = edition("ko", "https://ko.example/");

it("lists this site and those with a known address", () => {
  expect(knownLanguages([english, korean, edition("zh-Hant", "")])).toEqual([english, korean]);
});

it("is nothing to choose from while no other address is known", () => {
  expect(knownLanguages([english, edition("ko", "")])).toEqual([]);
});

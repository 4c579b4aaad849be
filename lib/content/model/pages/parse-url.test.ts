import { parseUrl } from "./parse-url";

const OFTEN = 20_000;

it("reads a host with letters beyond ASCII however often it is asked", () => {
  const read = Array.from({ length: OFTEN }, () => parseUrl("https://münchen.de")?.hostname);
  expect(new Set(read)).toEqual(new Set(["xn--mnchen-3ya.de"]));
});

it.each(["", "words", "https://", "https://[::1", "//elsewhere"])(
  "reads no address in %j",
  (text) => {
    expect(parseUrl(text)).toBeUndefined();
  },
);

it("reads a path from a base", () => {
  expect(parseUrl("/a", "https://b.example")?.href).toBe("https://b.example/a");
});

import { makeReadable } from "./readable-address";

/** The address that a page leads to, and how; undefined where it stays. */
function changed(address: string, pagePath: string): string | undefined {
  let to: string | undefined;
  const change = (how: string) => (url: string) => {
    to = `${how} ${url}`;
  };
  const { origin, pathname, search, hash } = new URL(address, "https://encore.example");
  const location = { origin, pathname, search, hash, replace: change("asks for") };
  const replaceState = (_state: unknown, _title: string, url: string) => change("is now")(url);
  makeReadable({ pagePath, location, history: { replaceState } } as unknown as Window);
  return to;
}

it.each([
  ["/flowerstand/share/detail%23q1bKS8xN", "/flowerstand/share/detail#q1bKS8xN"],
  ["/play/guess%23AQEABc8?fbclid=1", "/play/guess#AQEABc8?fbclid=1"],
  [
    "/flowerstand/share/detail%3fid=hall-of-knights",
    "/flowerstand/share/detail?id=hall-of-knights",
  ],
  ["/explore/units)", "/explore/units"],
  ["/explore/units.?unit=undead", "/explore/units?unit=undead"],
  ["/explore/units」。", "/explore/units"],
  ["/about%20", "/about"],
  ["//elsewhere.example%23", "//elsewhere.example#"],
])("the not-found page asks for %s as it was: %s", (address, to) => {
  expect(changed(`https://encore.example${address}`, "/404.html")).toBe(
    `asks for https://encore.example${to}`,
  );
});

it.each(["/nowhere", "/nowhere#a)", "/nowhere?a=%23"])("but not %s", (address) => {
  expect(changed(address, "/404.html")).toBeUndefined();
});

it("a page that there is keeps its own path", () => {
  expect(changed("/about%20", "/about")).toBe("is now /about");
  expect(changed("/about", "/about")).toBeUndefined();
});

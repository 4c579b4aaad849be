import fc from "fast-check";
import { anyAddress, anyText } from "#test/any-text";
import { requestedPage } from "./requested-page";

const ORIGIN = "https://encore.example";
const requested = (page: string) => requestedPage(`?page=${encodeURIComponent(page)}`, ORIGIN);

test.each(["/", "/explore/units", "/flowerstand/share/detail?id=7"])("%s is a page", (page) => {
  expect(requested(page)).toBe(page);
});

test.each([
  "",
  "explore",
  "https://elsewhere.example/",
  "//elsewhere.example/",
  "/\\elsewhere.example",
  "javascript:alert(1)",
  "//encore.example//elsewhere.example/",
  "/.//elsewhere.example/",
])("rejects %j", (page) => {
  expect(requested(page)).toBeNull();
});

test("accepts no other site, and throws for no query", () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), anyAddress()), (page) => {
      const path = requestedPage(`?page=${page}`, ORIGIN);
      expect(path === null || new URL(path, ORIGIN).origin === ORIGIN).toBe(true);
    }),
  );
});

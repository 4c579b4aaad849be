/** @jest-environment jsdom */
import fc from "fast-check";
import { anyText } from "#test/any-text";
import { clearToken, readToken } from "./admin-token";
import { storeToken } from "./store-token";

const http = { protocol: "http:" };

it.each([
  ["Admin-Token=abc.def-1_~+/==", "abc.def-1_~+/=="],
  ["a=1; Admin-Token=abc; b=2", "abc"],
  ["Admin-Token=abc%2Fdef%3D", "abc/def="],
  ["", undefined],
  ["Admin-Token=", undefined],
  ["XAdmin-Token=abc", undefined],
  ["Admin-Token=a%0d%0aCookie: x", undefined],
  ["Admin-Token=%", undefined],
  ["Admin-Token=two words", undefined],
])("of the cookies %j the token is %j", (cookies, token) => {
  expect(readToken(cookies)).toBe(token);
});

it("a token is never anything that a header could not hold", () => {
  fc.assert(
    fc.property(anyText(), (value) => {
      const token = readToken(`Admin-Token=${value}`);
      expect(token ?? "a").toMatch(/^[\x21-\x7e]+$/);
    }),
  );
});

it("is stored for this site only, until it expires", () => {
  const page = { cookie: "" };
  storeToken(page, { protocol: "https:" }, "abc", 299.7);
  expect(page.cookie).toBe("Admin-Token=abc; Path=/; SameSite=Strict; Max-Age=299; Secure");
  storeToken(page, http, "abc", -5);
  expect(page.cookie).toBe("Admin-Token=abc; Path=/; SameSite=Strict; Max-Age=0");
});

it("is deleted for every path and domain that could hold it", () => {
  const cleared: string[] = [];
  const page = {
    get cookie() {
      return "";
    },
    set cookie(text: string) {
      cleared.push(text.replace("Admin-Token=; ", "").replace("; Max-Age=0; SameSite=Strict", ""));
    },
  };
  clearToken(page, new URL("https://fans.encore.example/explore/units") as unknown as Location);
  expect(cleared).toHaveLength(5 * 3);
  expect(cleared).toEqual(
    expect.arrayContaining([
      "Path=/",
      "Path=/; Domain=encore.example",
      "Path=/explore/",
      "Path=/explore/units; Domain=fans.encore.example",
    ]),
  );
});

it("is no longer readable on this page", () => {
  storeToken(document, http, "abc", 60);
  expect(readToken(document.cookie)).toBe("abc");
  clearToken(document, window.location);
  expect(readToken(document.cookie)).toBeUndefined();
});

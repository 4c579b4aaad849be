import fc from "fast-check";
import { storeAddresses, appStoreOf } from "./app-stores";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15";
const PIXEL = "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36";

test.each([
  ["an iPhone", IPHONE, 5, "ios"],
  ["an iPad that says it is a Macintosh", MAC, 5, "ios"],
  ["a Macintosh", MAC, 0, undefined],
  ["an Android phone", PIXEL, 5, "android"],
  ["a computer with a touch screen", WINDOWS, 10, undefined],
  ["nothing", "", 0, undefined],
])("%s has the store %#", (_, userAgent, maxTouchPoints, store) => {
  expect(appStoreOf({ userAgent, maxTouchPoints })).toBe(store);
});

test("any user agent is read without an error", () => {
  fc.assert(
    fc.property(fc.string(), (userAgent) => {
      expect([undefined, "ios", "android"]).toContain(appStoreOf({ userAgent }));
    }),
  );
});

test("prefers the address of the answer to that of the site; insecure ones count as unknown", () => {
  const links = { appStore: "https://site.example/a", googlePlay: "http://site.example/b" };
  expect(
    storeAddresses({
      source: {
        ios: "https://api.example/a",
        android: "javascript:1",
        tap: "https://tap.example/",
      },
      links,
    }),
  ).toEqual({ ios: "https://api.example/a", android: "", tap: "https://tap.example/" });
  expect(storeAddresses({ source: { ios: "", android: "", tap: "/tap" }, links })).toEqual({
    ios: "https://site.example/a",
    android: "",
    tap: "",
  });
  expect(storeAddresses({})).toEqual({ ios: "", android: "", tap: "" });
});

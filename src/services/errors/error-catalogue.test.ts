import fc from "fast-check";
import { ApiError, type ApiErrorKind } from "../api/api-error";
import { describeError } from "./describe-error";
import { ERROR_CATALOGUE } from "./error-catalogue";
import { OWN_WORDS } from "./own-words";

const HAN = /\p{Script=Han}/u;
const status = (code: number, msg = "") => describeError(new ApiError("status", code, msg));

it("has the statuses of the specification", () => {
  expect(Object.keys(ERROR_CATALOGUE).map(Number)).toEqual([
    400, 401, 403, 404, 405, 408, 500, 501, 502, 503, 504, 505,
  ]);
});

it.each(Object.keys(ERROR_CATALOGUE).map(Number))("%i speaks both languages", (code) => {
  const { zh = "", en = "" } = status(code);
  expect(zh).toMatch(HAN);
  expect(en).toMatch(/^[A-Z]/);
  expect(en).not.toMatch(HAN);
});

it("signs out at 401, and at 403 without a notification", () => {
  const rows = Object.keys(ERROR_CATALOGUE).map((code) => [Number(code), status(Number(code))]);
  const which = (key: "logsOut" | "isSilent") =>
    rows.filter(([, entry]) => (entry as ReturnType<typeof status>)[key]).map(([code]) => code);
  expect(which("logsOut")).toEqual([401, 403]);
  expect(which("isSilent")).toEqual([403]);
});

it.each([
  ["名稱太長。\nThe name is too long.", { zh: "名稱太長。", en: "The name is too long." }],
  ["名稱太長。", { zh: "名稱太長。" }],
  ["The name is too long.", { en: "The name is too long." }],
  ["太長。\n\nToo long.\nShorten it.", { zh: "太長。", en: "Too long. Shorten it." }],
])("400 says what the server says: %j", (msg, words) => {
  expect(status(400, msg)).toEqual({ ...words, logsOut: false, isSilent: false });
});

it("only 400 says what the server says", () => {
  expect(status(404, "secret").en).toBe("The resource was not found.");
});

it.each([undefined, 418, 429, 0, 999, Number.NaN])("%s is a 400", (code) => {
  const error = new ApiError("refused", code, "人數太多。\nToo many.");
  expect(describeError(error)).toMatchObject({ zh: "人數太多。", en: "Too many." });
});

it("each kind of failure has words of its own where the server says nothing", () => {
  const kinds = Object.keys(OWN_WORDS) as ApiErrorKind[];
  for (const kind of kinds) {
    const { zh, en } = describeError(new ApiError(kind));
    expect([zh, en]).toEqual([expect.stringMatching(HAN), expect.stringMatching(/^[A-Z]/)]);
  }
  expect(describeError(new ApiError("refused"))).toMatchObject({ zh: "發生錯誤！", en: "Error" });
});

it("whatever a server says, something is said", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 0, max: 700 }), (msg, code) => {
      const { zh, en } = status(code, msg);
      expect(zh ?? en).toEqual(expect.any(String));
    }),
  );
});

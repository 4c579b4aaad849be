import fc from "fast-check";
import { anyText } from "#test/any-text";
import { ApiError, type ApiErrorKind } from "../api/api-error";
import { describeError, ERROR_CATALOGUE, KIND_MESSAGES } from "./error-catalogue";

const HAN = /\p{Script=Han}/u;
const status = (code: number, msg = "") => describeError(new ApiError("status", code, msg));

it("has the statuses of the specification", () => {
  expect(Object.keys(ERROR_CATALOGUE).map(Number)).toEqual([
    400, 401, 403, 404, 405, 408, 500, 501, 502, 503, 504, 505,
  ]);
});

it.each([
  [400, "發生錯誤！", "Error"],
  [
    401,
    "使用者沒有權限（權杖、使用者名稱或密碼錯誤）！",
    "User has no permission (token, username or password wrong)!",
  ],
  [404, "網路請求錯誤，找不到該資源！", "The resource was not found."],
  [405, "網路請求錯誤，不允許使用此請求方法！", "The request method is not allowed."],
  [408, "網路請求逾時！", "The network request took too long."],
  [500, "伺服器發生錯誤，請聯絡管理員！", "Server error. Please contact the administrator."],
  [501, "伺服器未提供此網路功能！", "The network does not implement this."],
  [502, "網路錯誤！", "Network error."],
  [
    503,
    "服務無法使用，伺服器暫時過載或正在維護中！",
    "The service is unavailable: the server is overloaded or under maintenance.",
  ],
  [504, "網路逾時！", "The network did not answer in time."],
  [505, "不支援此 HTTP 版本！", "This HTTP version is not supported."],
])("%i has the messages of the specification, in both languages", (code, zh, en) => {
  expect(status(code)).toMatchObject({ zh, en });
});

it("signs out at 401, and at 403 without a notification", () => {
  const rows = Object.keys(ERROR_CATALOGUE).map((code) => [Number(code), status(Number(code))]);
  const which = (key: "logsOut" | "isInline") =>
    rows.filter(([, entry]) => (entry as ReturnType<typeof status>)[key]).map(([code]) => code);
  expect(which("logsOut")).toEqual([401, 403]);
  expect(which("isInline")).toEqual([403]);
});

it.each([
  ["名稱太長。\nThe name is too long.", { zh: "名稱太長。", en: "The name is too long." }],
  ["名稱太長。", { zh: "名稱太長。" }],
  ["The name is too long.", { en: "The name is too long." }],
  ["太長。\n\nToo long.\nShorten it.", { zh: "太長。", en: "Too long. Shorten it." }],
])("400 shows the message of the server: %j", (msg, words) => {
  expect(status(400, msg)).toEqual({ ...words, logsOut: false, isInline: false });
});

it("only 400 shows the message of the server", () => {
  expect(status(404, "secret").en).toBe("The resource was not found.");
});

it.each([undefined, 418, 429, 0, 999, Number.NaN])("%s is a 400", (code) => {
  const error = new ApiError("refused", code, "人數太多。\nToo many.");
  expect(describeError(error)).toMatchObject({ zh: "人數太多。", en: "Too many." });
});

it.each([401, 403, 404, 500])(
  "the code %i of a body is no status: the server's message is shown",
  (code) => {
    expect(describeError(new ApiError("refused", code, "自訂訊息"))).toEqual({
      zh: "自訂訊息",
      logsOut: false,
      isInline: false,
    });
  },
);

it("an answer that does not come in time is a 408", () => {
  expect(describeError(new ApiError("timeout", 408))).toMatchObject({ zh: "網路請求逾時！" });
});

it("each kind of failure without a message of the server has its own", () => {
  const kinds = Object.keys(KIND_MESSAGES) as ApiErrorKind[];
  for (const kind of kinds) {
    const { zh, en } = describeError(new ApiError(kind));
    expect([zh, en]).toEqual([expect.stringMatching(HAN), expect.stringMatching(/^[A-Z]/)]);
  }
  expect(describeError(new ApiError("refused"))).toMatchObject({ zh: "發生錯誤！", en: "Error" });
});

it("finds a message for every status of a server", () => {
  fc.assert(
    fc.property(anyText(), fc.integer({ min: 0, max: 700 }), (msg, code) => {
      const { zh, en } = status(code, msg);
      expect(zh ?? en).toEqual(expect.any(String));
    }),
  );
});

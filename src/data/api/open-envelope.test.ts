import fc from "fast-check";
import { anyText } from "#test/any-text";
import { ApiError } from "./api-error";
import { openAnswer, openEnvelope } from "./open-envelope";
import { parseJson } from "./read-text";
import { loadShape } from "./load-shape";

const NAMED = /^(html|malformed|empty|refused|wrong-shape)$/;

/** Bodies from arbitrary text to almost valid answers. */
const anyBody = fc.oneof(
  anyText(),
  fc.json(),
  fc
    .record(
      {
        code: fc.oneof(fc.constant(200), fc.integer({ min: -1, max: 700 }), fc.jsonValue()),
        msg: fc.oneof(fc.string(), fc.jsonValue()),
        data: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    .map((body) => JSON.stringify(body)),
);

it("makes an answer, or an error with a name, of every body", async () => {
  const shape = await loadShape("count-info");
  const open = (text: string): unknown => {
    try {
      return openAnswer(parseJson(text), shape);
    } catch (error) {
      return error;
    }
  };
  fc.assert(
    fc.property(anyBody, (text) => {
      const outcome = open(text);
      expect(outcome).toBeInstanceOf(ApiError);
      expect((outcome as ApiError).kind).toMatch(NAMED);
    }),
    { numRuns: 100 },
  );
  const data = { view: 0, achievement: 0, updateTime: "2026-04-01T09:00:00Z" };
  expect(open(JSON.stringify({ code: 200, msg: "", data }))).toEqual(data);
});

it.each([undefined, null, "500", "200", 200.5, true])(
  "rejects the code %p with the msg of the body",
  (code) => {
    const msg = "人數太多。\nToo many.";
    const rejection = expect.objectContaining({ kind: "refused", status: undefined, message: msg });
    expect(() => openEnvelope({ code, msg, data: {} })).toThrow(rejection as Error);
    const broken = expect.objectContaining({ kind: "wrong-shape", message: "Error" });
    expect(() => openEnvelope({ code, data: {} })).toThrow(broken as Error);
  },
);

it("without a look at the code any object is an answer", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(openEnvelope({ code: "odd", data }, false)).toBe(data);
    }),
  );
  expect(() => openEnvelope("text", false)).toThrow(ApiError);
});

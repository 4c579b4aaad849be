import { ACHIEVEMENT_KEYS } from "../../../test/achievement-keys";
import fc from "fast-check";
import type { CountChangeRequest, ExhibitionChangeRequest } from "../../../content/types";
import { UNIT_IDS } from "../../../lib/api/unit-ids";
import { RequestError } from "../http/request-error";
import { bodyReader } from "./body";

const readExhibition = bodyReader<ExhibitionChangeRequest>(
  "api/exhibition-change-request.schema.json",
);
const readCount = bodyReader<CountChangeRequest>("api/count-change-request.schema.json");

const someSecret = fc.stringMatching(/^[A-Za-z0-9_-]{22,64}$/);
const someId = fc.stringMatching(/^[A-Za-z0-9_-]{8,40}$/);
const someLine = (most: number) => fc.stringMatching(new RegExp(`^[a-z\u4E00-\u9FFF]{1,${most}}$`));

const validExhibition = fc.oneof(
  fc.record(
    {
      action: fc.constant("publish"),
      title: someLine(60),
      author: someLine(30),
      unit: fc.constantFrom(...UNIT_IDS),
      document: fc.stringMatching(/^[A-Za-z0-9_-]{1,100}$/),
      token: someSecret,
    },
    { requiredKeys: ["action", "title", "unit", "document", "token"] },
  ),
  fc.record({ action: fc.constant("cheer"), id: someId, device: someSecret }),
  fc.record({
    action: fc.constant("report"),
    id: someId,
    reason: fc.constantFrom("offensive", "spam", "privacy", "copyright", "other"),
    device: someSecret,
  }),
  fc.record({ action: fc.constant("withdraw"), id: someId, token: someSecret }),
);

const validCount = fc.oneof(
  fc.record({ action: fc.constant("view"), device: someSecret }),
  fc.record({
    action: fc.constant("achievement"),
    key: fc.constantFrom(...ACHIEVEMENT_KEYS),
    device: someSecret,
  }),
);

const refused = (read: (body: unknown) => unknown, body: unknown): string => {
  try {
    read(body);
  } catch (error) {
    if (error instanceof RequestError && error.status === 400) return error.message;
    throw error;
  }
  return "";
};

describe.each([
  ["the exhibition", readExhibition as (body: unknown) => unknown, validExhibition],
  ["the counts", readCount as (body: unknown) => unknown, validCount],
])("a change of %s", (_name, read, valid) => {
  const someValid = valid as fc.Arbitrary<Record<string, unknown>>;

  it("is taken as it is where it is valid", () => {
    fc.assert(fc.property(someValid, (body) => expect(read(body)).toBe(body)));
  });

  it("is refused with one property more, one less, or one of another type", () => {
    fc.assert(
      fc.property(someValid, fc.nat(), fc.anything(), (body, index, value) => {
        const keys = Object.keys(body).filter((key) => key !== "author");
        const key = keys[index % keys.length] ?? "";
        const { [key]: _gone, ...less } = body;
        expect(refused(read, { ...body, extra: value })).not.toBe("");
        expect(refused(read, less)).not.toBe("");
        const other = typeof value === "string" ? value.length : value;
        expect(refused(read, { ...body, [key]: other })).not.toBe("");
      }),
    );
  });

  it("is refused, and nothing else happens, whatever is sent", () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (body) => {
        const message = refused(read, body);
        expect(message).toMatch(/^[^\n]+\n[^\n]+$/);
        expect(message.length).toBeLessThan(500);
      }),
    );
  });
});

describe("a message", () => {
  const body = {
    action: "publish",
    title: "A",
    unit: "fine",
    document: "A",
    token: "a".repeat(22),
  };

  it.each([
    [{ ...body, title: "a".repeat(61) }, "“title” is too long: at most 60 characters."],
    [{ ...body, title: " a" }, "“title” is not valid."],
    [{ ...body, title: "" }, "“title” is not valid."],
    [{ ...body, unit: "unknown" }, "“unit” is not valid."],
    [{ ...body, document: "a b" }, "“document” is not valid."],
    [{ ...body, document: "a".repeat(8193) }, "“document” is too long: at most 8192 characters."],
    [{ ...body, token: "short" }, "“token” is not valid."],
    [{ ...body, unit: undefined }, "“unit” is missing."],
    [{ ...body, "<script>": 1 }, "There is a property that does not belong here."],
    [{ action: "destroy" }, "“action” has to be one of: publish, cheer, report, withdraw."],
    [JSON.parse('{"__proto__":{"action":"cheer"}}'), "“action” has to be one of"],
    [[], "“action” has to be one of"],
    [null, "“action” has to be one of"],
  ])("says what is wrong with %j", (sent, message) => {
    const plain = JSON.parse(JSON.stringify(sent)) as unknown;
    expect(refused(readExhibition, plain)).toContain(message);
  });
});

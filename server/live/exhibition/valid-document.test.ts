import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { sql } from "kysely";
import { compacted } from "../../../lib/stand/document/compact";
import { LONGEST_LINK } from "../../../lib/stand/kit/limits";
import { decodeStand } from "../../../lib/stand/document/link";
import { RequestError } from "../http/request-error";
import { documentWith, publication, standWith } from "../testing/requests";
import { select } from "../testing/statements";
import { temporaryDatabase } from "../testing/temporary-database";
import { publish } from "./publish";
import { validDocument } from "./valid-document";

/** Packs any value as another browser could. */
const packed = (value: unknown, level = 1): string =>
  deflateRawSync(typeof value === "string" ? value : JSON.stringify(value), { level }).toString(
    "base64url",
  );

/** The English message for an invalid document; its status must be 400. */
const refusalOf = (document: string): Promise<string> =>
  validDocument(document).then(
    () => "taken",
    (error: unknown) => {
      if (!(error instanceof RequestError) || error.status !== 400) throw error;
      const [zh = "", en = ""] = error.message.split("\n");
      expect(zh).toMatch(/[\u4E00-\u9FFF]/);
      return en;
    },
  );

const LIST = compacted(standWith("Hello"));
const own = ["o", "abcdefgh", 450, 600, 0, 100, "card"];

describe("a document", () => {
  it.each([
    ["bytes that nothing was packed in", "____", "This flower stand cannot be read."],
    ["what breaks off", "AAAA", "The end of this flower stand is missing."],
    ["no JSON", packed("{"), "This flower stand cannot be read."],
    ["something else", packed({ a: 1 }), "What was sent is no flower stand."],
    ["a later version", packed([2, ...LIST.slice(1)]), /^This flower stand was made by a later/],
    [
      "a bomb",
      packed("0".repeat(6_000_000), 9).slice(0, LONGEST_LINK),
      "This flower stand is too large.",
    ],
    ["a picture of one’s own", packed([1, "fine", "foyer", [own]]), /stays on your device/],
    [
      "a hidden one",
      packed([1, "fine", "foyer", [["O", ...own.slice(1)]]]),
      /stays on your device/,
    ],
    [
      "an address",
      documentWith("see example.com"),
      "“message” must not hold addresses or accounts.",
    ],
    ["an address in two", documentWith("see example\n.com"), /must not hold addresses/],
    ["nothing that is seen", documentWith("\u0301"), "“message” has no words."],
    [
      "an address on a panel that is not shown",
      packed([1, "fine", "foyer", [["M", "ribbon", 450, 600, 0, 100, "me@home.example"]]]),
      /must not hold addresses/,
    ],
  ])("is refused that holds %s", async (_what, document, words) => {
    expect(await refusalOf(document)).toMatch(words);
  });

  it.each(["", " ", "五周年\nおめでとう！", "love,\n\nus 💐👩‍👧‍👦"])("may say %j", async (text) => {
    expect(await refusalOf(documentWith(text))).toBe("taken");
  });

  it("is kept in one form, however it was packed and whatever was beside it", async () => {
    const stand = standWith("Hello");
    const kept = await validDocument(documentWith("Hello"));
    expect(kept).toBe(documentWith("Hello"));
    for (const level of [0, 1, 9]) expect(await validDocument(packed(LIST, level))).toBe(kept);
    expect(await validDocument(packed([...LIST, "more"]))).toBe(kept);
    expect(await decodeStand(kept)).toEqual({ ok: true, stand });
  });

  it("is valid or refused for any input, and stored documents stay the same", async () => {
    const layer = fc.array(fc.oneof(fc.constantFrom("b", "M", "p", "o", "roses"), fc.jsonValue()));
    const list = fc.tuple(fc.nat(3), fc.jsonValue(), fc.jsonValue(), fc.array(layer));
    const anything = fc.oneof(
      fc.stringMatching(/^[A-Za-z0-9_-]{1,200}$/),
      fc.oneof(list, fc.jsonValue()).map((value) => packed(value)),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (document) => {
        if ((await refusalOf(document)) !== "taken") return;
        const kept = await validDocument(document);
        expect(await validDocument(kept)).toBe(kept);
        expect((await decodeStand(kept)).ok).toBe(true);
      }),
    );
  });
});

it("the same stand is published once, whichever browser packs it", async () => {
  const { client, remove } = await temporaryDatabase();
  const first = await publish(client, publication("one", { document: packed(LIST, 9) }));
  expect(await publish(client, publication("one", { document: packed(LIST, 0) }))).toEqual(first);
  const rows = await select(client, sql<{ document: string }>`SELECT document FROM stands`);
  expect(rows.map(({ document }) => document)).toEqual([documentWith("Hello")]);
  await remove();
});

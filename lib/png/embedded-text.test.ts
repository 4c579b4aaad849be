import fc from "fast-check";
import { bytesOf, END, HEADER, pngWith, SIGNATURE } from "./png.fixtures";
import { chunkBytes, chunksOf, crc32, embeddedText, embedText } from "./embedded-text";

const STAND = { keyword: "encore-stand", longest: 200_000 };
const embedDocument = (png: Uint8Array, document: string) => embedText(png, STAND, document);
const embeddedDocument = (bytes: Uint8Array) => embeddedText(bytes, STAND);

const text = (words: string) => chunkBytes("tEXt", new TextEncoder().encode(words));
const ours = (document: string) => text(`encore-stand\0${document}`);
/** The last byte of a chunk belongs to its checksum. */
const damaged = (chunk: Uint8Array) => chunk.with(chunk.length - 1, (chunk.at(-1) ?? 0) ^ 1);
const documents = fc.stringMatching(/^[\w-]{1,200}$/);

/** Random bytes, and PNGs with random chunks. */
const files = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.uint8Array({ maxLength: 300 }).map((rest) => bytesOf(SIGNATURE, rest)),
  fc.uint8Array({ maxLength: 300 }).map((rest) => bytesOf(SIGNATURE, HEADER, rest)),
  fc.uint8Array({ maxLength: 60 }).map((data) => pngWith(chunkBytes("tEXt", data))),
  fc
    .tuple(fc.uint8Array({ maxLength: 60 }), fc.nat(80))
    .map(([data, end]) => pngWith(ours("abc"), data).subarray(0, end)),
);

test("checks are those of the standard", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  expect([...END.subarray(8)]).toEqual([0xae, 0x42, 0x60, 0x82]);
});

test("finds a text that was put into a picture", () => {
  fc.assert(
    fc.property(documents, (document) => {
      const picture = embedDocument(pngWith(), document);
      expect(picture && embeddedDocument(picture)).toEqual({ ok: true, text: document });
    }),
  );
});

test("the longest stand that there can be is found whole", () => {
  const longest = "aB-_".repeat(STAND.longest / 4);
  const picture = embedDocument(pngWith(), longest);
  expect(picture && embeddedDocument(picture)).toEqual({ ok: true, text: longest });
});

test("the rest of the picture stays as it was, also what lies after its end", () => {
  const other = text("Title\0encore-stand");
  const before = bytesOf(pngWith(other, [...chunkBytes("zTXt", Uint8Array.of(1))]), [1, 2, 3]);
  const picture = embedDocument(before, "abc") ?? new Uint8Array();
  const place = SIGNATURE.length + HEADER.length;
  const added = ours("abc").length;
  expect(bytesOf(picture.subarray(0, place), picture.subarray(place + added))).toEqual(before);
  expect([...chunksOf(picture)].map(({ type }) => type)).toEqual([
    "IHDR",
    "tEXt",
    "tEXt",
    "zTXt",
    "IDAT",
    "IEND",
  ]);
});

test("a later stand takes the place of an earlier one", () => {
  const once = embedDocument(pngWith(), "first") ?? new Uint8Array();
  const twice = embedDocument(once, "second") ?? new Uint8Array();
  expect(twice).toEqual(embedDocument(pngWith(), "second"));
});

test("any bytes give a text or a named fault, and are refused or kept", () => {
  fc.assert(
    fc.property(files, (bytes) => {
      const found = embeddedDocument(bytes);
      expect(["text", "no-png", "no-document", "too-large", "broken"]).toContain(
        found.ok ? "text" : found.fault,
      );
      const picture = embedDocument(bytes, "abc") ?? embedDocument(pngWith(), "abc");
      expect(picture && embeddedDocument(picture)).toEqual({ ok: true, text: "abc" });
    }),
    { numRuns: 100 },
  );
});

test.each([
  ["nothing", new Uint8Array(), "no-png"],
  ["a JPEG", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), "no-png"],
  ["another picture", pngWith(), "no-document"],
  [
    "a chunk that claims 4 GB",
    bytesOf(SIGNATURE, HEADER, [255, 255, 255, 255, 116]),
    "no-document",
  ],
  ["a stand after the end", bytesOf(pngWith(), ours("abc")), "no-document"],
  ["a stand that is cut", pngWith(ours("abc")).subarray(0, 50), "no-document"],
  ["a stand longer than any", pngWith(ours("a".repeat(STAND.longest + 1))), "too-large"],
  ["a stand of a wrong check", pngWith(damaged(ours("abc"))), "broken"],
])("%s gives its fault", (_, bytes, fault) => {
  expect(embeddedDocument(bytes)).toEqual({ ok: false, fault });
});

test("a file of more chunks than any picture has is not read to its end", () => {
  const empty = chunkBytes("aaAa", new Uint8Array());
  const many = new Uint8Array(SIGNATURE.length + 30_000 * empty.length);
  many.set(SIGNATURE);
  for (let place = SIGNATURE.length; place < many.length; place += empty.length) {
    many.set(empty, place);
  }
  expect(embeddedDocument(bytesOf(many, ours("abc")))).toEqual({ ok: false, fault: "no-document" });
});

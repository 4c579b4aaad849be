import fc from "fast-check";
import { anyText } from "#test/any-text";
import { readStandAddress } from "./detail-address";

const read = (address: string) => {
  const [search = ""] = address.split("#", 1);
  return readStandAddress({ search, hash: address.slice(search.length) });
};

test.each([
  ["?id=V1StGXR8_Z5jdHi6", { kind: "exhibit", id: "V1StGXR8_Z5jdHi6" }],
  ["?id=hall-of-knights&ref=mail#content", { kind: "exhibit", id: "hall-of-knights" }],
  ["#q1bKS8xN", { kind: "document", document: "q1bKS8xN" }],
  ["?id=short", { kind: "unknown" }],
  ["?id=one-and-two&id=two-and-one", { kind: "exhibit", id: "one-and-two" }],
  ["?id=V1StGXR8_Z5jdHi_)。", { kind: "exhibit", id: "V1StGXR8_Z5jdHi_" }],
  ["#…", { kind: "nothing" }],
  ["?id=", { kind: "unknown" }],
  ["", { kind: "nothing" }],
  ["#", { kind: "nothing" }],
])("%s", (address, asked) => {
  expect(read(address)).toEqual(asked);
});

test("keeps the shown stand when a visitor uses the skip link", () => {
  expect(read("#content")).toBeUndefined();
});

test("any address is read", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      for (const address of [text, `?id=${text}`, `#${text}`]) {
        const kinds = ["exhibit", "document", "unknown", "nothing", undefined];
        expect(kinds).toContain(read(address)?.kind);
      }
    }),
  );
});

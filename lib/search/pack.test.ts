import { pack, unpack } from "./pack";
import { searchIndexOf } from "./testing/search-index-of";

const index = searchIndexOf("test/content");

it("unpacks to the packed index", () => {
  expect(unpack(JSON.parse(JSON.stringify(pack(index))))).toEqual(index);
});

it("is refused in another version", () => {
  expect(() => unpack({ ...pack(index), version: 0 })).toThrow(/version 0/);
});

it("is the same for the same content", () => {
  expect(JSON.stringify(pack(searchIndexOf("test/content")))).toBe(JSON.stringify(pack(index)));
});

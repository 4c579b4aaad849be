import fc from "fast-check";
import { hashOfFiles } from "./stable-build-hash";

const files = fc.uniqueArray(fc.tuple(fc.string(), fc.string()), {
  selector: ([name]) => name,
  minLength: 1,
});
const bytes = (list: [string, string][]) =>
  list.map(([name, text]) => [name, Buffer.from(text)] as const);

describe("hashOfFiles", () => {
  it("does not depend on the order of the files", () => {
    fc.assert(
      fc.property(files, (list) => {
        expect(hashOfFiles(bytes(list.toReversed()))).toBe(hashOfFiles(bytes(list)));
      }),
    );
  });

  it("is another one for any other name or content", () => {
    fc.assert(
      fc.property(files, files, (one, other) => {
        const same = JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());
        expect(hashOfFiles(bytes(one)) === hashOfFiles(bytes(other))).toBe(same);
      }),
    );
    expect(hashOfFiles(bytes([["ab", "c"]]))).not.toBe(hashOfFiles(bytes([["a", "bc"]])));
  });

  it("has the length of webpack's", () => {
    expect(hashOfFiles([])).toMatch(/^[0-9a-f]{6}$/);
  });
});

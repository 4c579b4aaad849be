import fc from "fast-check";
import { mergeRedirects } from "./redirect";

const address = fc.constantFrom("/a", "/b", "/c", "/d");
const move = fc
  .record({ from: address, to: address, isPublished: fc.boolean() })
  .filter(({ from, to }) => from !== to);

it("never leads to an address that leads elsewhere, and is in order, each address once", () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
      const redirects = moves.reduce<{ from: string; to: string }[]>(
        (before, one) => mergeRedirects(before, [one]),
        [],
      );
      const from = redirects.map((one) => one.from);
      expect(redirects.filter(({ to }) => from.includes(to))).toEqual([]);
      expect(from).toEqual([...new Set(from)].sort());
    }),
  );
});

it("makes no redirect from an unpublished address, and updates redirects to it", () => {
  const before = [{ from: "/a", to: "/b" }];
  expect(mergeRedirects(before, [{ from: "/b", to: "/c", isPublished: false }])).toEqual([
    { from: "/a", to: "/c" },
  ]);
});

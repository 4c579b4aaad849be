import { resolve } from "node:path";

const { patchesOn } = jest.requireActual<{
  patchesOn: (environment: Readonly<Record<string, string>>) => string[];
}>(resolve(__dirname, "switch.cjs"));

describe("the patches of Gatsby", () => {
  it("are all on, or those that are named, or none", () => {
    expect(patchesOn({}).length).toBeGreaterThan(3);
    expect(patchesOn({ ENCORE_PATCHES: "queries,bundles" })).toEqual(["queries", "bundles"]);
    expect(patchesOn({ ENCORE_PATCHES: "off" })).toEqual([]);
  });

  it("are not guessed", () => {
    expect(() => patchesOn({ ENCORE_PATCHES: "of" })).toThrow("allowed: off, or some of bundles");
  });
});

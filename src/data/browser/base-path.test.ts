import { readdirSync, readFileSync } from "node:fs";

/** An address of a file of the site in an attribute, without `atBase`. */
const WITHOUT_BASE = /(?:src|href|srcSet|poster)=(?:\{[A-Z][A-Z_]*_ADDRESS\}|"\/(?!\/))/g;

it("no attribute of src has the address of a file without the base of the site", () => {
  const found = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
    .flatMap((file) =>
      [...readFileSync(`src/${file}`, "utf8").matchAll(WITHOUT_BASE)].map(([one]) => [file, one]),
    );
  expect(found).toEqual([]);
});

import { readFileSync, statSync, utimesSync } from "node:fs";
import { join, resolve } from "node:path";
import { create } from "fontkit";
import { removeFolders, temporaryFolder } from "../../../test/temporary-folder";
import { KeyedCache } from "../../files/keyed-cache";
import { subsetFonts, typefaces, usedCharacters } from "./fonts";

afterAll(removeFolders);

describe("used characters", () => {
  it("are those of all strings, however deep, and of the interface", () => {
    const characters = usedCharacters({ a: ["Ωmega\n", { b: "ñ" }], c: 3, d: null });
    expect(characters).toContain("Ω");
    expect(characters).toContain("ñ");
    expect(characters).toContain("’");
    expect(characters).toContain("~");
    expect(characters).not.toContain("\n");
    expect(new Set(characters).size).toBe([...characters].length);
  });
});

describe("the fonts", () => {
  const folder = temporaryFolder();
  const subset = (characters: string) =>
    subsetFonts(resolve("."), ".", characters, new KeyedCache(folder, join(folder, "stages.json")));

  it("hold the characters asked for, the weights in use, and little else", async () => {
    await subset("Ra*bits ’");
    for (const { name, weights } of typefaces) {
      const bytes = readFileSync(join(folder, `${name}.woff2`));
      const font = create(bytes);
      if (!("characterSet" in font)) throw new Error(`${name} is a collection`);
      const held = font.characterSet.map((code) => String.fromCodePoint(code));
      expect(held).toEqual(expect.arrayContaining([..."Ra*bits ’"]));
      expect(held).not.toContain("Z");
      // A typeface of one weight has no axis.
      const { wght } = font.variationAxes;
      expect(wght ? [wght.min, wght.max] : [weights.min]).toEqual([
        ...new Set([weights.min, weights.max]),
      ]);
      expect(bytes.length).toBeLessThan(12_000);
    }
  });

  it("bring a fallback that is as wide: scaled up for the broad one, about as it is for the other", () => {
    const css = readFileSync("src/ui/tokens/fallback-faces.css", "utf8");
    const scale = (name: string) => {
      const [, rule = ""] = css.split(`font-family: "${name} fallback"`);
      return Number(/size-adjust: ([\d.]+)%/.exec(rule)?.[1]);
    };
    expect(scale("unbounded")).toBeGreaterThan(120);
    expect(scale("figtree")).toBeGreaterThan(90);
    expect(scale("figtree")).toBeLessThan(110);
  });

  it("are made again only for other characters", async () => {
    const path = join(folder, "figtree.woff2");
    const first = readFileSync(path);
    utimesSync(path, 1, 1);
    await subset("Ra*bits ’");
    expect(statSync(path).mtimeMs).toBe(1000);
    await subset("abcd");
    expect(readFileSync(path).equals(first)).toBe(false);
  });
});

import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leanSwiper, writeLeanSwiper } from "./lean-swiper";

const core = readFileSync(join("node_modules/swiper/shared/swiper-core.mjs"), "utf8");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "encore-swiper-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("leaves out what the home page does not use, and nothing else", () => {
  const lean = leanSwiper(core);
  const mixins = /const prototypes = \{(.*?)\n\};/s.exec(lean)?.[1] ?? "";
  for (const used of ["eventsEmitter", "update", "translate", "transition", "slide", "classes"]) {
    expect(mixins).toContain(`    ${used},`);
  }
  for (const unused of ["loop,", "grabCursor,", "breakpoints,", "events$1"]) {
    expect(mixins).not.toContain(unused);
  }
  expect(lean).not.toContain("Swiper.use([");
});

it("is the same text wherever the project lies", () => {
  const texts = ["one", "an other/place"].map((name) => {
    const root = join(folder, name);
    cpSync("node_modules/swiper", join(root, "node_modules/swiper"), { recursive: true });
    cpSync("package.json", join(root, "package.json"));
    return readFileSync(writeLeanSwiper(root), "utf8");
  });
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).not.toContain(folder);
});

it("refuses a Swiper that it does not know", () => {
  expect(() => leanSwiper("const prototypes = {};")).toThrow('no line "loop,"');
});

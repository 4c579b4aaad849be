import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { removeFolders, temporaryFolder } from "../test/temporary-folder";
import { leanSwiper, writeLeanSwiper } from "./lean-swiper";

const core = readFileSync(join("node_modules/swiper/shared/swiper-core.mjs"), "utf8");

afterAll(removeFolders);

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
    const root = join(temporaryFolder(), name);
    const swiper = join(root, "node_modules/swiper");
    for (const file of ["package.json", "swiper.css", "shared/swiper-core.mjs"]) {
      cpSync(join("node_modules/swiper", file), join(swiper, file));
    }
    cpSync("package.json", join(root, "package.json"));
    const text = readFileSync(writeLeanSwiper(root), "utf8");
    expect(text).not.toContain(root);
    return text;
  });
  expect(texts[0]).toBe(texts[1]);
});

it("refuses a Swiper that it does not know", () => {
  expect(() => leanSwiper("const prototypes = {};")).toThrow('no line "loop,"');
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { leanSwiper } from "./lean-swiper";

const core = readFileSync(join("node_modules/swiper/shared/swiper-core.mjs"), "utf8");

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

it("refuses a Swiper that it does not know", () => {
  expect(() => leanSwiper("const prototypes = {};")).toThrow('no line "loop,"');
});

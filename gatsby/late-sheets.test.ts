import { lateFileOf } from "./late-sheets";

describe("the late style sheets", () => {
  it("are those of what lies below the first view", () => {
    expect(lateFileOf("app/layout/footer/site-footer.module.css")).toBe("frame");
    expect(lateFileOf("campaigns/blocks/cast-block.module.css")).toBe("campaigns");
    expect(lateFileOf("campaigns/modules/growth/line-up.module.css")).toBe("growth");
  });

  it("are not those of the first view", () => {
    for (const path of [
      "app/layout/header/site-header.module.css",
      "campaigns/blocks/hero-block.module.css",
      "ui/primitives/card/card.module.css",
      "ui/tokens/tokens.css",
      "home/hero/home-hero.module.css",
    ]) {
      expect(lateFileOf(path)).toBeUndefined();
    }
  });
});

import { lateFileOf, lateSheets } from "./late-sheets";

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

it("takes sheets on one page alone that stand in other pages", () => {
  const groups = Object.values(lateSheets("/site"));
  const ground = {
    type: "css/mini-extract",
    nameForCondition: () => "/site/src/campaigns/four-piece/parts/venue-ground.module.css",
  };
  const takenBy = groups.filter(({ test }) => test(ground));
  const isTakenFrom = (name: string) => takenBy.some(({ chunks }) => chunks({ name }));
  expect(isTakenFrom("component---src-pages-4-piece-index-tsx")).toBe(true);
  expect(isTakenFrom("component---src-pages-4-piece-idol-tsx")).toBe(false);
});

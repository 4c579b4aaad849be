import { expect, test } from "@playwright/test";
import { PAGES } from "./pages";

const WIDTHS = [390, 820, 1024, 1440];

/** Pages with cards whose number does not fill rows at every width. */
const KINDS = [
  "explore",
  "media",
  "storyboard of many",
  "penlight",
  "unit",
  "unit other",
  "agency",
  "club",
  "edition",
  "campaign",
  "campaign with a list of steps",
  "upside-down",
  "april-stage",
  "timeline",
] as const;

for (const kind of KINDS)
  test(`${kind}: no row of cards ends in a hole, however wide the window is`, async ({ page }) => {
    await page.goto(PAGES[kind]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const holes = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("main :is(ul, ol, dl)")].flatMap((list) => {
          if (!/grid|flex/.test(getComputedStyle(list).display)) return [];
          const cards = [...list.children]
            .map((card) => (card as HTMLElement).getBoundingClientRect())
            // Skips small elements (text, buttons) and scrolling strips.
            .filter((card) => card.width > 90 && card.height > 90);
          const bottom = Math.max(...cards.map((card) => card.top));
          const last = cards.filter((card) => bottom - card.top < 40);
          if (last.length === cards.length) return [];
          const edge = (all: typeof cards) => Math.max(...all.map((card) => card.right));
          const start = (all: typeof cards) => Math.min(...all.map((card) => card.left));
          const right = edge(cards) - edge(last);
          const left = start(last) - start(cards);
          // Centred rows have equal space on both sides.
          return right > 60 && Math.abs(right - left) > 40
            ? [`${list.textContent?.slice(0, 40)}: ${Math.round(right)}`]
            : [];
        }),
      );
      expect([width, holes]).toEqual([width, []]);
    }
  });

import type { BrokenCase } from "../../testing/broken-content";

const place = { x: 450, y: 300, zoom: 100 };

export const cases: BrokenCase[] = [
  {
    what: "a stand without places",
    breaks: (content) => content.edit("stand-parts/stands.json", { "parts.0.places": undefined }),
    file: "stand-parts/stands.json",
    at: '"parts": [\n    ^{',
    rule: "stand-places",
    says: ["item 1 (easel) does not say where the first layers go"],
  },
  {
    what: "places on a sticker",
    breaks: (content) =>
      content.edit("stand-parts/stickers.json", {
        "parts.0.places": { top: place, picture: place, foot: place, panel: place },
      }),
    file: "stand-parts/stickers.json",
    at: '"places": ^{',
    rule: "stand-places",
    says: ["item 1 (heart) has places for layers, but it is not a stand"],
  },
];

import type { FlowerStand, StandLayer, UnitId } from "../content/types";
import { CONTESTANT, LARGE_UNIT, LEADER, NEWCOMER, OTHER_UNIT, STRANGER, UNIT } from "./cast";

const at = (x: number, y: number, turn = 0, zoom = 100) => ({ x, y, turn, zoom });

function standOf(palette: UnitId, backdrop: string, layers: readonly StandLayer[]): FlowerStand {
  return { version: 1, palette, backdrop, layers: [...layers] };
}

/** Stands that are hard to draw: several palettes, scripts, shapes, turned and scaled layers. */
export const SAMPLES: Readonly<Record<string, FlowerStand>> = {
  "latin words, a card and an arch": standOf(UNIT.id, "night", [
    { kind: "stand", part: "theatre", ...at(450, 600) },
    { kind: "poster", character: LEADER.id, shape: "card", ...at(250, 420, -12, 90) },
    { kind: "poster", character: NEWCOMER.id, shape: "arch", ...at(650, 420, 8, 90) },
    { kind: "flower", part: "roses", ...at(450, 200, 0, 120) },
    { kind: "panel", part: "board", text: "Congratulations, UNDEAD!", ...at(450, 880, 0, 120) },
  ]),
  "japanese, round and heart, turned": standOf(LARGE_UNIT.id, "rays", [
    { kind: "stand", part: "balloons", ...at(450, 600) },
    { kind: "poster", character: STRANGER.id, shape: "round", ...at(280, 480, 20, 110) },
    { kind: "poster", character: CONTESTANT.id, shape: "heart", ...at(640, 500, -20, 100) },
    {
      kind: "panel",
      part: "ribbon",
      // Without spaces: without a font for them, Chromium draws no box after one in SVG.
      text: "祝二日目公演\n流星隊さん江",
      ...at(450, 900, -6, 140),
    },
    { kind: "sticker", part: "star", ...at(120, 150, 45, 300) },
  ]),
  "emoji and right to left, in the site’s own colours": standOf("other", "paper", [
    { kind: "stand", part: "easel", ...at(450, 600) },
    { kind: "panel", part: "bubble", text: "🌸🎉 Encore 👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿", ...at(450, 260, 0, 150) },
    { kind: "panel", part: "ticket", text: "مبروك على الحفل الجميل", ...at(420, 560, 10, 150) },
    { kind: "panel", part: "scroll", text: "מזל טוב (2) abc", ...at(480, 860, 180, 110) },
    { kind: "flower", part: "garland", ...at(450, 1080) },
  ]),
  "layers over the edge, small and large, a hidden one": standOf(OTHER_UNIT.id, "dots", [
    { kind: "flower", part: "wisteria", ...at(0, 0, -45, 180) },
    { kind: "stand", part: "moon-gate", ...at(450, 640, 0, 90) },
    { kind: "flower", part: "heart-of-blooms", ...at(900, 1200, 30, 300) },
    { kind: "sticker", part: "crown", ...at(450, 80, 0, 20) },
    { kind: "sticker", part: "penlights", hidden: true, ...at(450, 600, 0, 300) },
    { kind: "panel", part: "pennant", text: "", ...at(450, 700) },
    {
      kind: "panel",
      part: "uchiwa",
      text: "  spaces   and a long long message that has to be set small to be whole here",
      ...at(300, 860, 0, 130),
    },
  ]),
};

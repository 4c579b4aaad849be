import type { FlowerStand, StandLayer } from "#content/types";

const at = (x: number, y: number, turn: number, zoom: number) => ({ x, y, turn, zoom });

const layers: StandLayer[] = [
  { kind: "flower", part: "wisteria", ...at(240, 330, -14, 110) },
  { kind: "flower", part: "wisteria", ...at(660, 330, 14, 110) },
  { kind: "stand", part: "arch", ...at(450, 600, 0, 100) },
  { kind: "flower", part: "peonies", ...at(450, 250, 0, 140) },
  { kind: "poster", character: 7, shape: "arch", ...at(450, 600, 0, 108) },
  { kind: "flower", part: "roses", ...at(245, 985, -8, 105) },
  { kind: "flower", part: "sunflowers", ...at(660, 985, 8, 105) },
  { kind: "flower", part: "ranunculus-cloud", ...at(450, 1030, 0, 120) },
  { kind: "panel", part: "ribbon", text: "Break a leg!", ...at(450, 880, -3, 104) },
  { kind: "sticker", part: "star", ...at(205, 520, -14, 80) },
  { kind: "sticker", part: "heart", ...at(704, 470, 12, 84) },
  { kind: "sticker", part: "penlights", ...at(780, 800, 12, 110) },
];

/** The stand on the poster of the page. */
export const POSTER_STAND: FlowerStand = {
  version: 1,
  palette: "other",
  backdrop: "rays",
  layers,
};

import type { FlowerStand } from "#content/types";
import type { StandKit } from "#lib/stand/kit/kit";

/** A kit of one part of each kind. */
export const KIT: StandKit = {
  sprite: "/pictures/stand-parts.svg",
  parts: {
    stand: [{ key: "easel", title: "Easel", width: 900, height: 1200 }],
    flower: [{ key: "rose", title: "Roses", width: 300, height: 200 }],
    panel: [
      {
        key: "plaque",
        title: "Plaque",
        width: 500,
        height: 200,
        text: { x: 20, y: 20, width: 460, height: 160, color: "ink" },
      },
    ],
    sticker: [{ key: "star", title: "Star", width: 100, height: 100 }],
    backdrop: [{ key: "foyer", title: "Foyer", width: 900, height: 1200 }],
  },
  posters: [
    { id: 1, name: "Tetora Nagumo", unit: "ryuseitai", small: "/1s.webp", large: "/1.webp" },
  ],
};

const PLACE = { x: 450, y: 600, turn: 0, zoom: 100 } as const;

/** A small stand with a poster. */
export const STAND: FlowerStand = {
  version: 1,
  palette: "ryuseitai",
  backdrop: "foyer",
  layers: [
    { kind: "stand", part: "easel", ...PLACE },
    { kind: "poster", character: 1, shape: "card", ...PLACE },
    { kind: "panel", part: "plaque", text: "Congratulations", ...PLACE },
  ],
};

/** The same with a picture of the visitor's own, hidden. */
export const OWN_STAND: FlowerStand = {
  ...STAND,
  layers: [
    ...STAND.layers,
    { kind: "own", own: "own-picture-1", shape: "round", hidden: true, ...PLACE },
  ],
};

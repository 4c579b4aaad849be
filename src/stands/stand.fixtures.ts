import type { FlowerStand } from "#content/types";
import type { KitPart, StandKit } from "#lib/stand/kit/kit";
import { newStand } from "#lib/stand/document/starter";

const part = (key: string, title: string, more: Partial<KitPart> = {}): KitPart => ({
  key,
  title,
  width: 300,
  height: 200,
  ...more,
});

const spot = { x: 450, y: 300, zoom: 120 };

/** A small kit: three styles, two of each other part, three posters. */
export const KIT: StandKit = {
  sprite: "/stands.svg",
  parts: {
    stand: ["easel", "arch", "heart"].map((key) =>
      part(key, `Style ${key}`, { places: { top: spot, picture: spot, foot: spot, panel: spot } }),
    ),
    flower: [part("roses", "Roses"), part("tulips", "Tulips")],
    panel: [
      part("ribbon", "Ribbon", { text: { x: 20, y: 20, width: 260, height: 120, color: "ink" } }),
      part("board", "Board"),
    ],
    sticker: [part("star", "Star"), part("bow", "Bow")],
    backdrop: [part("foyer", "Foyer"), part("night", "Night")],
  },
  posters: [
    { id: 1, name: "Tetora Nagumo", unit: "ryuseitai", small: "/s1.webp", large: "/l1.webp" },
    { id: 22, name: "Rei Sakuma", unit: "undead", small: "/s22.webp", large: "/l22.webp" },
    { id: 81, name: "Esu", unit: "spri", small: "/s81.webp", large: "/l81.webp" },
  ],
};

/** A new stand of the kit: easel, poster, roses, tulips, ribbon. */
export const stand = (): FlowerStand => newStand(KIT, 1, "other", 1);

const PLACE = { x: 450, y: 600, turn: 0, zoom: 100 } as const;

export const STAND: FlowerStand = {
  version: 1,
  palette: "ryuseitai",
  backdrop: "foyer",
  layers: [
    { kind: "stand", part: "easel", ...PLACE },
    { kind: "poster", character: 1, shape: "card", ...PLACE },
    { kind: "panel", part: "ribbon", text: "Congratulations", ...PLACE },
  ],
};

export const OWN_STAND: FlowerStand = {
  ...STAND,
  layers: [
    ...STAND.layers,
    { kind: "own", own: "own-picture-1", shape: "round", hidden: true, ...PLACE },
  ],
};

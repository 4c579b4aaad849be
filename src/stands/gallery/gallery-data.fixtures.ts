import { KIT, STAND } from "../sharing/stand.fixtures";

const part = { ...KIT.parts.stand[0], places: null, text: null };

/** What the pages query, with two stands of ours. */
export const GALLERY_DATA = {
  standKit: {
    sprite: KIT.sprite,
    stands: [part],
    flowers: [],
    panels: [],
    stickers: [],
    backdrops: KIT.parts.backdrop,
  },
  standPosters: { nodes: [] },
  exhibits: {
    nodes: ["First of ours", "Second of ours"].map((title, place) => ({
      jsonId: `our-stand-${place}`,
      title,
      author: null,
      unit: place === 0 ? "knights" : "fine",
      created: `2026-01-0${9 - place}T00:00:00Z`,
      document: "AAAA",
      drawing: STAND,
    })),
  },
  offices: {
    nodes: [
      {
        units: [
          { jsonId: "knights", name: "Knights" },
          { jsonId: "fine", name: "fine" },
          { jsonId: "undead", name: "UNDEAD" },
        ],
      },
    ],
  },
} as unknown as Queries.ExhibitionPageQuery & Queries.StandDetailPageQuery;

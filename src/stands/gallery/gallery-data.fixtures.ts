import { KIT, STAND } from "../stand.fixtures";

export const GALLERY_DATA = {
  standKit: KIT,
  standPosters: { nodes: [] },
  exhibits: {
    nodes: ["First of ours", "Second of ours"].map((title, place) => ({
      id: `our-stand-${place}`,
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
          { id: "knights", name: "Knights" },
          { id: "fine", name: "fine" },
          { id: "undead", name: "UNDEAD" },
        ],
      },
    ],
  },
} as unknown as Queries.ExhibitionPageQuery & Queries.StandDetailPageQuery;

import { KIT, STAND } from "../stand.fixtures";

export const EXHIBITION_DATA = {
  standKit: KIT,
  standPosters: { nodes: [] },
  exhibits: {
    nodes: ["First of ours", "Second of ours"].map((title, index) => ({
      id: `our-stand-${index}`,
      title,
      author: null,
      unit: index === 0 ? "knights" : "fine",
      created: `2026-01-0${9 - index}T00:00:00Z`,
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

import type { UnitsCatalogue } from "#src/data/stores/units-store";
import type { ExplorerCharacter, ExplorerUnit } from "./explorer-catalogue";
import { catalogue as testCatalogue } from "./explorer.fixtures";

/** Units after those of the test content in their agencies. */
const MADE_UP_UNITS = [
  { office: "sp", id: "lanterns", name: "Lanterns", leader: 62, list: [62, 61] },
  { office: "sp", id: "pebbles", name: "Pebbles", leader: 63, list: [63] },
  { office: "cp", id: "kites", name: "Kites", leader: 65, list: [65, 64] },
];
const MADE_UP_IDOLS = [
  { id: 62, cname: "wick_mio", name: "Mio Wick", unit: "lanterns", circle: ["Theater"] },
  { id: 61, cname: "ember_sol", name: "Sol Ember", unit: "lanterns", circle: [] },
  { id: 63, cname: "gravel_ren", name: "Ren Gravel", unit: "pebbles", circle: [] },
  { id: 65, cname: "lift_abel", name: "Abel Lift", unit: "kites", circle: ["Theater"] },
  { id: 64, cname: "gust_kai", name: "Kai Gust", unit: "kites", circle: [] },
];

const [anyUnit] = testCatalogue.units as readonly [ExplorerUnit];
const [anyIdol] = testCatalogue.characters as readonly [ExplorerCharacter];
export const largerCatalogue: UnitsCatalogue = {
  offices: testCatalogue.offices.map((office) => ({
    ...office,
    list: [
      ...office.list,
      ...MADE_UP_UNITS.filter((unit) => unit.office === office.id).map(({ id }) => id),
    ],
  })),
  units: [
    ...testCatalogue.units,
    ...MADE_UP_UNITS.map(({ id, name, leader, list }) => ({ ...anyUnit, id, name, leader, list })),
  ],
  characters: [
    ...testCatalogue.characters,
    ...MADE_UP_IDOLS.map((idol) => ({ ...anyIdol, ...idol })),
  ],
  otherCharacters: testCatalogue.otherCharacters,
  clubs: testCatalogue.clubs.map((club) => ({
    ...club,
    list: [
      ...club.list,
      ...MADE_UP_IDOLS.filter(({ circle }) => circle.includes(club.key)).map(({ id }) => id),
    ],
  })),
};

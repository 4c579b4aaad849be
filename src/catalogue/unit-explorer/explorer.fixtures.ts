import type { UnitsCatalogue } from "#src/data/stores/units-store";
import { readdirSync, readFileSync } from "node:fs";
import type { Character, Club, Office, OtherCharacter, Unit } from "#content/types";

const read = <Record>(folder: string): Record[] =>
  readdirSync(`test/content/${folder}`).map((name) =>
    JSON.parse(readFileSync(`test/content/${folder}/${name}`, "utf8")),
  );

const imageData = {
  layout: "constrained" as const,
  width: 3,
  height: 4,
  images: { sources: [] },
};

/** The catalogue of test/content/ in the shape of the page's query, with empty pictures. */
export const catalogue: UnitsCatalogue = {
  offices: read<Office>("offices")
    .sort((a, b) => a.order - b.order)
    .map(({ id, name, names, desc, list }) => ({
      id,
      name,
      names: { ja: names?.ja ?? null },
      desc,
      list,
      markPicture: { imageData },
    })),
  units: read<Unit>("units").map(({ id, name, leader, allLead, list, colors, display }) => ({
    id,
    name,
    leader: leader ?? null,
    allLead: allLead ?? null,
    list,
    colors: colors ?? null,
    display: { lead: display.lead, leadEn: display.leadEn, markPicture: { imageData } },
  })),
  characters: read<Character>("characters").map((character) => ({
    ...character,
    role: character.role ?? null,
    names: {
      ja: character.names.ja ?? null,
      kana: character.names.kana ?? null,
      zhHant: character.names.zhHant ?? null,
    },
    posterPicture: { imageData },
  })),
  clubs: read<Club>("clubs"),
  otherCharacters: read<OtherCharacter>("other-characters"),
};

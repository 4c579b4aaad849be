import {
  detailKey,
  DETAIL_NAMES,
  isAudition,
  posterKey,
} from "../../../../lib/content/catalogue/poster-key";
import { unitsInOrder } from "./records";
import type { Ingredient, Material, Subject } from "./subject";

/** The posters of all characters, unit after unit, each with what is cut from it. */
export function characterSubjects({ catalogue, pathsIn }: Material): [string, Subject][] {
  const paths = pathsIn("characters");
  const ownColors = new Map(
    pathsIn("other-characters").map((file, index) => [
      catalogue.otherCharacters[index]?.id,
      { file, schema: "other-character.schema.json", path: ["colors"] },
    ]),
  );
  const entries = catalogue.characters.map((character, index) => ({
    character,
    file: paths[index] ?? "",
  }));
  return unitsInOrder(catalogue).flatMap((unit) => {
    const ofUnit = (name: string): Ingredient => ({
      file: `units/${unit.id}.json`,
      schema: "unit.schema.json",
      path: [name],
    });
    const members = entries.filter(({ character }) => character.unit === unit.id);
    const place = ({ character: { id } }: (typeof members)[number]) =>
      unit.list.includes(id) ? unit.list.indexOf(id) : unit.list.length;
    return members
      .toSorted((one, other) => place(one) - place(other))
      .flatMap(({ character, file }): [string, Subject][] => {
        const key = posterKey(character);
        const schema = "character.schema.json";
        const ingredients: Ingredient[] = [
          ...["look", "color", "name"].map((name) => ({ file, schema, path: [name] })),
          ownColors.get(String(character.id)) ?? ofUnit("colors"),
          ofUnit("backdrop"),
        ];
        const poster: Subject = {
          kind: "characters",
          title: character.name,
          ...(character.names.ja !== undefined && { titleJa: character.names.ja }),
          ...(isAudition(character) && { variant: "Audition" }),
          group: unit.name,
          isListed: true,
          unit: unit.id,
          ingredients,
          details: DETAIL_NAMES.map((name) => detailKey(key, name)),
          related: ["wide", "tall", "mark"].map((shape) => `units/${unit.id}-${shape}`),
          page: `/explore/units/characters/${character.cname}`,
        };
        const details = DETAIL_NAMES.map((name): [string, Subject] => [
          detailKey(key, name),
          { ...poster, variant: `Detail: ${name}`, isListed: false, details: [], related: [key] },
        ]);
        return [[key, poster], ...details];
      });
  });
}

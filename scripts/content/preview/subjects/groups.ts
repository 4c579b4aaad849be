import type { Unit } from "../../../../content/types";
import { posterKey } from "../../../../lib/content/catalogue/poster-key";
import type { Catalogue } from "../../../../lib/content/catalogue/read-catalogue";
import type { Material, Subject } from "./subject";
import { shapesOf } from "./shapes";

/** The units as the site lists them: agency after agency, then those of none. */
export function unitsInOrder({ offices, units }: Catalogue): Unit[] {
  const listed = offices
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ list }) => list.flatMap((id) => units.filter((unit) => unit.id === id)));
  return [...new Set([...listed, ...units])];
}

/** The group pictures and marks of units. */
export function unitSubjects({ catalogue, pathsIn }: Material): [string, Subject][] {
  const files = pathsIn("units");
  return unitsInOrder(catalogue).flatMap((unit) => {
    const members = unit.list.flatMap((id) => {
      const member = catalogue.characters.find((one) => one.id === id);
      return member ? [posterKey(member)] : [];
    });
    const file = files[catalogue.units.indexOf(unit)] ?? "";
    return shapesOf(`units/${unit.id}`, ["wide", "tall", "mark"], members, {
      kind: "units",
      title: unit.name,
      group: "Units",
      unit: unit.id,
      ingredients: ["name", "leader", "list", "colors", "mark", "backdrop"].map((name) => ({
        file,
        schema: "unit.schema.json",
        path: [name],
      })),
      page: `/explore/units/${unit.id}`,
    });
  });
}

/** The marks and pictures of agencies. */
export function officeSubjects({ catalogue, pathsIn }: Material): [string, Subject][] {
  const files = pathsIn("offices");
  return catalogue.offices.flatMap((office, index) => {
    const file = files[index] ?? "";
    const marks = office.list.map((unit) => `units/${unit}-mark`);
    return shapesOf(`offices/${office.id}`, ["picture", "mark"], marks, {
      kind: "offices",
      title: office.name,
      group: "Agencies",
      ingredients: ["name", "color", "mark", "spots", "list"].map((name) => ({
        file,
        schema: "office.schema.json",
        path: [name],
      })),
      page: "/explore/units",
    });
  });
}

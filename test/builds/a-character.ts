import { readCatalogue } from "../../lib/content/read/catalogue/read-catalogue";

/** The character whose record tests of builds edit: a unit's leader. @throws if there is none */
export function aCharacter(): string {
  const { characters, units } = readCatalogue("content");
  const leader = characters.find(
    ({ id, look }) => look.kind === "portrait" && units.some((unit) => unit.leader === id),
  );
  if (!leader) throw new Error("The content has no leader.");
  return leader.cname;
}

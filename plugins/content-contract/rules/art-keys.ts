import { posterKey } from "../../catalogue/poster-key";
import type { Content } from "../read/content";
import type { Path } from "../problem";

/** A place in a record that names a picture. */
export interface ArtReference {
  file: string;
  path: Path;
  key: string;
}

/** Shapes that are drawn for every unit and every office. */
const UNIT_PICTURES = ["wide", "tall", "mark"];
const OFFICE_PICTURES = ["mark", "picture"];

/** The pictures that are drawn, and the ones that records name. */
export function artKeys(content: Content): { drawn: Set<string>; named: Set<string> } {
  const { identities, characters } = content;
  const drawn = new Set<string>();
  for (const cname of identities.byCname.keys()) drawn.add(`characters/${cname}`);
  for (const entry of characters) {
    const cname = entry.get("cname");
    const unit = entry.get("unit");
    if (cname !== undefined && unit !== undefined) drawn.add(posterKey({ cname, unit }));
  }
  for (const id of [...identities.units.keys(), ...content.unitIds]) {
    for (const shape of UNIT_PICTURES) drawn.add(`units/${id}-${shape}`);
  }
  for (const id of [...identities.offices.keys(), ...content.officeIds]) {
    for (const shape of OFFICE_PICTURES) drawn.add(`offices/${id}-${shape}`);
  }
  return { drawn, named: new Set(artReferences(content).map(({ key }) => key)) };
}

/** Every place in a record that names a picture. */
export function artReferences({ units, offices, otherCharacters }: Content): ArtReference[] {
  const found: ArtReference[] = [];
  const add = (file: string, path: Path, key: string | undefined) => {
    if (key !== undefined) found.push({ file, path, key });
  };
  for (const unit of units) {
    for (const name of ["img", "img_sp", "logo", "promo"] as const) {
      add(unit.file, ["display", name], unit.get("display", name));
    }
  }
  for (const office of offices) {
    for (const name of ["logo", "img"] as const) {
      add(office.file, [name], office.get(name));
    }
  }
  for (const figure of otherCharacters) {
    add(figure.file, ["images", "poster"], figure.get("images", "poster"));
  }
  return found;
}

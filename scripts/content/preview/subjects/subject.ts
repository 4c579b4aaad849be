import type { Path } from "../../../../lib/content/check/problem";
import type { Catalogue } from "../../../../lib/content/catalogue/read-catalogue";

/** The kinds of pictures, in the order in which they are shown, with what a list of them is called. */
export const KINDS = {
  characters: "Characters",
  units: "Units",
  offices: "Agencies",
  campaigns: "Campaigns",
  trips: "Trips",
  venues: "Venues",
  film: "Film",
  art: "Other art",
} as const;
export type Kind = keyof typeof KINDS;

/** A part of a record that a picture is drawn from. */
export interface Ingredient {
  /** Path of the file in content/. */
  file: string;
  /** Schema of the file, by its path in content/schema. */
  schema: string;
  path: Path;
}

/** What a picture is a picture of. */
export interface Subject {
  kind: Kind;
  /** Whose it is, such as the name of a character. */
  title: string;
  /** What it is among the pictures of that name, such as "Wide". */
  variant?: string;
  titleJa?: string;
  /** The heading that it stands under among those of its kind. */
  group: string;
  /** False for cut-outs, which are shown with the picture that they are cut from. */
  isListed: boolean;
  /** Unit by whose colours its surroundings are painted, if there is one. */
  unit?: string;
  ingredients: readonly Ingredient[];
  /** Pictures that are cut from it. */
  details: readonly string[];
  /** Keys of pictures to look at with it: those of its unit, its other shapes. */
  related: readonly string[];
  /** Path of the page that shows it. */
  page?: string;
}

/** What the subjects of a kind are gathered from. */
export interface Material {
  catalogue: Catalogue;
  /** Paths in content/ of the records of a folder, in the order of the catalogue's list. */
  pathsIn: (folder: string) => readonly string[];
}

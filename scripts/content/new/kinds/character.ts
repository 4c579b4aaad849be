import type { Character, Club, Unit } from "../../../../content/types";
import { isOpenId } from "../../../../lib/content/check/rules/reserved-ids";
import type { JsonSchema } from "../../../../lib/content/schema/json-schema";
import type { Draft } from "../../draft/draft";
import { colorSetOf } from "../color-set";
import { type Fields, fieldsOf } from "../form";
import { fileOf, newFile, schemaOf } from "../known-records";
import { addTo, put } from "../put";
import type { NewKind } from "../new-kind";

const FILE = "character.schema.json";
const NONE = "-";

/** The group of the figures, each of whom has a display record too. */
const FIGURES = "other";

/** The last id of idols (characterId in common.schema.json). */
const LAST = 80;

const NAMES = ["name", "names", "cv", "cvJa?", "cname?", "vid", "vnote?", "color"];
const TEXTS = ["catch", "desc", "text", "profile", "circle", "recruitText", "role?", "comment?"];

/** What the form of a new idol says. */
export interface IdolForm
  extends Pick<Character, "name" | "vid" | "color" | "circle" | "unit" | "id"> {
  cname?: string;
  like?: string;
}

const charactersOf = (draft: Draft) => draft.recordsOf<Character>("characters");

/** An idol or a figure: the record, its places in unit and clubs, and the link back of a twin. */
export const character: NewKind = {
  fields: (draft) => {
    const { id, unit } = fieldsOf(schemaOf(draft, FILE), ["id", "unit"]);
    return {
      id: { ...id, default: freeIds(draft)[0] ?? "" } as JsonSchema,
      unit: unit as JsonSchema,
      ...idolFields(draft),
    };
  },
  make: makeIdol,
};

/** What is asked of an idol besides the id and the unit. */
export function idolFields(draft: Draft): Fields {
  const cnames = [...new Set(charactersOf(draft).map(({ cname }) => cname))];
  const clubs = draft.recordsOf<Club>("clubs").map(({ key }) => key);
  const own = fieldsOf(schemaOf(draft, FILE), [...NAMES, ...TEXTS]);
  const facts = schemaOf(draft, FILE, ["profile"]).schema.required ?? [];
  return {
    ...own,
    cv: { ...own.cv, default: NONE },
    vid: { ...own.vid, enum: [NONE, ...cnames], default: NONE },
    circle: { ...own.circle, items: { type: "string", enum: clubs } },
    profile: { ...own.profile, default: Object.fromEntries(facts.map((name) => [name, NONE])) },
    "like?": {
      description: "The character whose look it begins with, by cname; else one of the unit.",
      type: "string",
      enum: cnames,
    },
  };
}

/** The ids that an idol may get. */
export function freeIds(draft: Draft): number[] {
  const taken = new Set(charactersOf(draft).map(({ id }) => id));
  return Array.from({ length: LAST }, (_, index) => index + 1).filter(
    (id) => !taken.has(id) && isOpenId(id),
  );
}

/** Family name first, in small letters. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, "")
    .trim()
    .split(/ +/)
    .toReversed()
    .join("_");

/** Makes an idol, whose unit is there. */
export function makeIdol(draft: Draft, form: IdolForm): string[] {
  const { like, cname = slugOf(form.name), ...own } = form;
  const { id, name, vid, unit } = own;
  const all = charactersOf(draft);
  const model =
    all.find((one) => one.cname === like) ?? all.find((one) => one.unit === unit) ?? all[0];
  const partner = all.find((one) => one.cname === vid);
  const file = newFile(draft, "character", cname);
  put(draft, file, FILE, {
    ...own,
    cname,
    vname: partner?.name ?? NONE,
    videoPic: 3,
    look: model?.look,
    sourceCounts: {},
    ...(id > 10_000 && { times: "" }),
  });
  addTo<Unit>(draft, fileOf("unit", unit), "list", id);
  for (const key of own.circle) addTo<Club>(draft, fileOf("club", key), "list", id);
  if (unit === FIGURES) {
    put(draft, `content/other-characters/${cname}.json`, "other-character.schema.json", {
      id: String(id),
      name: cname,
      images: { poster: `characters/${cname}` },
      colors: colorSetOf(own.color),
    });
  }
  const left = [
    `${file}: look is that of ${model?.cname}. Give it hair, eyes and a costume of its own (docs/content.md, "A poster").`,
    `${file}: count the sources of each fact in sourceCounts; add profile.year1 if Year 1 values are published.`,
    "npm run content preview shows the poster, npm run develop the page.",
  ];
  if (!partner) return left;
  const other = fileOf("character", partner.cname);
  put(draft, other, FILE, { ...partner, vid: cname, vname: name });
  return [...left, `${other}: say in vnote what the link is.`];
}

import type { Character, Club, Unit } from "../../../../content/types";
import {
  CLOSED_UNITS,
  isOpenId,
  RESERVED_IDS,
} from "../../../../lib/content/check/rules/reserved-ids";
import { ranges } from "../../../../lib/content/check/words";
import type { Draft } from "../../draft/draft";
import { addTo, put } from "../put";
import { colorSetOf } from "../color-set";
import { fileOf, notThere } from "../known-records";
import {
  type Answers,
  type MadeRecord,
  type Question,
  questionsOn,
  type Recipe,
  textOf,
} from "../question";

const FILE = "character.schema.json";
const NONE = "-";
const UNKNOWN = [
  "height",
  "weight",
  "blood",
  "age",
  "ageText",
  "birthday",
  "interest",
  "stunt",
].map((name) => `profile.${name}`);

/** Units whose records have a line on the voice actor's message, and the figures' own group. */
const COMMENTED = ["alkaloid", "crazyb"];
const FIGURES = "other";

/** The last id of idols (characterId in common.schema.json). */
const LAST = 80;

const charactersOf = (draft: Draft) => draft.recordsOf<Character>("characters");

/** An idol or a figure: the record, its places in unit and clubs, and the link back of a twin. */
export const character: Recipe = { questions, make };

function questions(draft: Draft): Question[] {
  const all = charactersOf(draft);
  const cnames = all.map(({ cname }) => cname);
  const clubs = draft.recordsOf<Club>("clubs").map(({ key }) => key);
  const taken = new Set(all.map(({ id }) => id));
  const free = freeIds(draft);
  const special: Record<string, Partial<Question>> = {
    id: {
      about: `Number of the character. Free for idols: ${ranges(free) || "none; widen characterId in content/schema/common.schema.json, and LAST in scripts/content/new/recipes/character.ts"}.`,
      usual: () => free[0],
      objection: (id) =>
        taken.has(id as number) ? `id is ${id}, which another character has` : undefined,
    },
    cv: { usual: () => NONE },
    cname: {
      usual: (answers) => slugOf(textOf(answers, "name")) || undefined,
      objection: (cname) =>
        all.some((one) => one.cname === cname)
          ? `there is a character "${cname}" already`
          : undefined,
    },
    vid: {
      usual: () => NONE,
      objection: (vid) => objectionToLink(String(vid), all),
    },
    unit: { objection: (unit) => objectionToUnit(String(unit), taken) },
    vnote: { isAsked: ({ vid }) => vid !== NONE },
    role: { isAsked: ({ unit }) => unit === FIGURES },
    comment: { isAsked: ({ unit }) => COMMENTED.includes(String(unit)), isOptional: false },
    circle: {
      usual: () => [],
      objection: (keys) => notThere("club", keys as string[], clubs),
    },
    ...Object.fromEntries(UNKNOWN.map((name) => [name, { usual: () => NONE }])),
  };
  const asked = questionsOn(FILE, [
    "id",
    "name",
    "names.ja?",
    "names.kana?",
    "names.zhHant?",
    "cv",
    "cvJa?",
    "cname",
    "vid",
    "vnote?",
    "color",
    "unit",
    "role?",
    "catch",
    "desc",
    "text",
    ...UNKNOWN,
    "profile.interestJa?",
    "profile.stuntJa?",
    "profile.hand?",
    "profile.class?",
    "profile.school?",
    "profile.schoolJa?",
    "circle",
    "recruitText",
    "comment",
  ]);
  return [
    ...asked.map((one) => ({ ...one, ...special[one.name] })),
    {
      name: "like",
      at: ["common.schema.json", "definitions", "cname"],
      about: "The character whose look it begins with, by cname.",
      usual: ({ unit }) => all.find((one) => one.unit === unit)?.cname ?? all[0]?.cname,
      objection: (like) => notThere("character", [String(like)], cnames),
    },
  ];
}

/** The ids that an idol may get. */
export function freeIds(draft: Draft): number[] {
  const taken = new Set(charactersOf(draft).map(({ id }) => id));
  return Array.from({ length: LAST }, (_, index) => index + 1).filter(
    (id) => !taken.has(id) && isOpenId(id),
  );
}

/** Units with ids of their own may have none left. */
function objectionToUnit(unit: string, taken: ReadonlySet<number>): string | undefined {
  if (!CLOSED_UNITS.includes(unit)) return undefined;
  if (RESERVED_IDS[unit]?.some((id) => !taken.has(id))) return undefined;
  return `no id of unit ${unit} is free: widen characterId in content/schema/common.schema.json and RESERVED_IDS in lib/content/check/rules/reserved-ids.ts first`;
}

/** Family name first, in small letters. */
const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, "")
    .trim()
    .split(/ +/)
    .toReversed()
    .join("_");

function objectionToLink(vid: string, all: readonly Character[]): string | undefined {
  if (vid === NONE) return undefined;
  const partner = all.find(({ cname }) => cname === vid);
  if (!partner) {
    return notThere(
      "character",
      [vid],
      all.map(({ cname }) => cname),
    );
  }
  return partner.vid === NONE ? undefined : `${vid} is linked with ${partner.vid} already`;
}

function make(draft: Draft, answers: Answers): MadeRecord {
  const { like, vid, unit, circle, cname, name, id, ...rest } = answers;
  const all = charactersOf(draft);
  const model = all.find((one) => one.cname === like);
  const partner = all.find((one) => one.cname === vid);
  const file = fileOf("character", cname);
  const record = put(draft, file, FILE, {
    names: {},
    ...rest,
    id,
    name,
    cname,
    unit,
    circle,
    vid,
    vname: partner?.name ?? NONE,
    videoPic: 3,
    look: model?.look,
    sourceCounts: {},
    ...(Number(id) > 10_000 && { times: "" }),
  });
  addTo<Unit>(draft, fileOf("unit", unit), "list", id);
  for (const key of (circle ?? []) as string[]) {
    addTo<Club>(draft, fileOf("club", key), "list", id);
  }
  if (partner) {
    put(draft, fileOf("character", partner.cname), FILE, { ...partner, vid: cname, vname: name });
  }
  if (unit === FIGURES) {
    put(draft, `content/other-characters/${cname}.json`, "other-character.schema.json", {
      id: String(id),
      name: cname,
      images: { poster: `characters/${cname}` },
      colors: colorSetOf(textOf(answers, "color")),
    });
  }
  const checklist = [
    `${file}: look is that of ${like}. Give it hair, eyes and a costume of its own (docs/content.md, "A poster").`,
    `${file}: count the sources of each fact in sourceCounts; add profile.year1 if Year 1 values are published.`,
    "npm run contact-sheet shows the poster, npm run develop the page.",
  ];
  if (partner)
    checklist.push(`${fileOf("character", partner.cname)}: say in vnote what the link is.`);
  return { record, checklist };
}

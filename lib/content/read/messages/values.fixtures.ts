import type { BrokenCase } from "../../testing/broken-content";
import type { EditableContent } from "../../testing/editable-content";

const EICHI = "characters/tenshouin_eichi.json";
const FINE = "units/fine.json";

const edit = (file: string, changes: Record<string, unknown>) => (content: EditableContent) =>
  content.edit(file, changes);

/** One-line texts and the most letters that they may have. */
const LONG: readonly (readonly [file: string, place: string, most: number])[] = [
  ["characters/anzu.json", "name", 32],
  ["units/fine.json", "name", 40],
  ["clubs/Niki.json", "title", 40],
  ["offices/sp.json", "name", 40],
  ["venues/princess.json", "name", 40],
  ["site.json", "title", 60],
  ["site.json", "menu.1.title", 60],
  ["api/activity-list.json", "0.title", 120],
  ["api/game-feature-list.json", "0.title", 60],
];

export const cases: BrokenCase[] = [
  ...LONG.map(
    ([file, place, most]): BrokenCase => ({
      what: `${place} of ${file} has 5,000 letters`,
      breaks: (content) => content.edit(file, { [place]: "A".repeat(5000) }),
      file,
      at: `"${place.split(".").at(-1)}": ^"AAAA`,
      rule: "length",
      says: ["is 5000 characters long", `1 to ${most} characters`],
    }),
  ),
  ...["view", "achievement"].map(
    (name): BrokenCase => ({
      what: `${name} of the counters is larger than pages can count`,
      breaks: (content) => content.edit("api/count-info.json", { [name]: 2147483648 }),
      file: "api/count-info.json",
      at: `"${name}": ^2147483648`,
      rule: "range",
      says: [`${name} is 2147483648, which is too large`, "0 to 2147483647"],
    }),
  ),
  {
    what: "a space at the end of a name",
    breaks: (content) => content.replace(FINE, '"name": "fine"', '"name": "fine "'),
    file: FINE,
    at: '"name": ^"fine "',
    rule: "form",
    says: ["begins or ends with a space", 'did you mean "fine"?'],
  },
  {
    what: "a line break where there is one line",
    breaks: edit(EICHI, { desc: "He leads fine and the council,\nand pours the tea." }),
    file: EICHI,
    at: '"desc": ^',
    rule: "form",
    says: ["has a line break; it must be one line"],
  },
  {
    what: "a catchphrase on one line",
    breaks: edit(EICHI, { catch: "Pour the tea first." }),
    file: EICHI,
    at: '"catch": ^',
    rule: "form",
    says: ["two or three short lines"],
  },
  {
    what: "an empty text",
    breaks: edit(EICHI, { desc: "" }),
    file: EICHI,
    at: '"desc": ^""',
    rule: "length",
    says: ["desc is empty", "One sentence that says who this is"],
  },
  {
    what: "a text that is too short",
    breaks: edit(EICHI, { desc: "He leads fine." }),
    file: EICHI,
    at: '"desc": ^',
    rule: "length",
    says: ["desc is 14 characters long, 26 too few", "allowed: 40 to 150 characters"],
  },
  {
    what: "a text that is too long, counted in characters as people see them",
    breaks: edit(FINE, { "display.lead": "𠮷".repeat(41) }),
    file: FINE,
    at: '"lead": ^',
    rule: "length",
    says: ["display.lead is 41 characters long, 1 too many", "allowed: 1 to 40 characters"],
  },
  {
    what: "a number that is too small",
    breaks: (content) => content.replace("offices/sp.json", '"order": 1', '"order": 0'),
    file: "offices/sp.json",
    at: '"order": ^0',
    rule: "range",
    says: ["order is 0, which is too small", "allowed: 1 to 99"],
  },
  {
    what: "an id outside all ranges in a list",
    breaks: (content) => content.replace("clubs/BandBB.json", "    4,", "    220,"),
    file: "clubs/BandBB.json",
    at: "    ^220,",
    rule: "range",
    says: [
      "list, item 1 is 220, which is not possible",
      "1 to 86, 301 to 309",
      "did you mean 22 (Eichi Tenshouin)?",
    ],
  },
  {
    what: "a character's id outside all ranges",
    breaks: (content) => content.replace(EICHI, '"id": 22', '"id": 220'),
    file: EICHI,
    at: '"id": ^220',
    rule: "range",
    says: ["id is 220, which is not possible", /allowed: Number of a character: [^;]*$/],
  },
  {
    what: "an empty list",
    breaks: edit("clubs/Sports.json", { list: [] }),
    file: "clubs/Sports.json",
    at: '"list": ^[]',
    rule: "length",
    says: ["list is empty", "1 item or more"],
  },
  {
    what: "an item occurs twice",
    breaks: (content) => content.replace("clubs/BandBB.json", "    8\n", "    8,\n    4\n"),
    file: "clubs/BandBB.json",
    at: "    ^4\n",
    rule: "duplicate-item",
    says: ["list has 4 twice, as item 1 and item 3"],
  },
  {
    what: "an address without https",
    breaks: edit("site.json", { "links.facebook": "facebook.com" }),
    file: "site.json",
    at: '"facebook": ^"facebook.com"',
    rule: "form",
    says: ["links.facebook", "An address that begins with https://"],
  },
  {
    what: "a look of no kind",
    breaks: edit(EICHI, { "look.kind": undefined }),
    file: EICHI,
    at: '"look": ^{',
    rule: "missing-property",
    says: ["look.kind is missing"],
  },
  {
    what: "a look of another kind",
    breaks: edit(EICHI, { "look.kind": "portrai" }),
    file: EICHI,
    at: '"kind": ^"portrai"',
    rule: "choice",
    says: ['allowed: "portrait", "emblem"', 'did you mean "portrait"?'],
  },
  {
    what: "a look that is not an object",
    breaks: edit(EICHI, { look: "portrait" }),
    file: EICHI,
    at: '"look": ^"portrait"',
    rule: "type",
    says: ["look is", "it must be an object"],
  },
  {
    what: "a typing mistake in a value whose kind follows from its properties",
    breaks: edit(EICHI, { "look.hair.cut.cap": "sooft" }),
    file: EICHI,
    at: '"cap": ^"sooft"',
    rule: "choice",
    says: ['look.hair.cut.cap is "sooft"', 'did you mean "soft"?'],
  },
  {
    what: "a property that is missing from it",
    breaks: edit(EICHI, { "look.hair.cut.sides": undefined }),
    file: EICHI,
    at: '"cut": ^{',
    rule: "missing-property",
    says: ["look.hair.cut.sides is missing"],
  },
  {
    what: "a detail of a look that is not drawn",
    breaks: edit(EICHI, { "look.mouth": "soff" }),
    file: EICHI,
    at: '"mouth": ^"soff"',
    rule: "choice",
    says: ["look.mouth", 'did you mean "soft"?'],
  },
  ...[
    ["Unit Songs, first series", "unit-song-cd-1"],
    ["Unit Song CD 1", "unit-song-cd-1"],
  ].map(
    ([written, id]): BrokenCase => ({
      what: `the name ${written} of a series`,
      breaks: (content) => content.edit("albums/unit-song-cd-1-fine.json", { series: written }),
      file: "albums/unit-song-cd-1-fine.json",
      at: '"series": ^',
      rule: "form",
      says: [`did you mean "${id}" (Unit Songs, first series)?`],
    }),
  ),
  {
    what: "the title of a song",
    breaks: (content) =>
      content.edit("albums/unit-song-cd-1-fine.json", { "discs.0.0": "Fighting Dreamer" }),
    file: "albums/unit-song-cd-1-fine.json",
    at: '^"Fighting Dreamer"',
    rule: "form",
    says: ['did you mean "fighting-dreamer"'],
  },
  {
    what: "a blood group that is none, and near to none",
    breaks: (content) => content.edit("characters/tenshouin_eichi.json", { "profile.blood": "X" }),
    file: "characters/tenshouin_eichi.json",
    at: '"blood": ^"X"',
    rule: "choice",
    says: [/profile\.blood is "X", which is not one of the possible values[^;]*; allowed: "A"/],
  },
];

import { type Draft, testBroken } from "../testing/broken-content";
import type { ContentCopy } from "../testing/broken-content";

const EICHI = "characters/tenshouin_eichi.json";
const FINE = "units/fine.json";

const edit = (file: string, change: (record: Draft) => void) => (content: ContentCopy) =>
  content.edit(file, change);

testBroken([
  {
    what: "a property is missing",
    breaks: edit(EICHI, (record) => delete record.cv),
    file: EICHI,
    rule: "missing-property",
    says: ["cv is missing: Voice actor, given name first", '"cv": "Hikaru Midorikawa"'],
  },
  {
    what: "a property of an inner object is missing",
    breaks: edit(EICHI, (record) => delete record.profile.blood),
    file: EICHI,
    at: '"profile": ^{',
    rule: "missing-property",
    says: ["profile.blood is missing: Blood type"],
  },
  {
    what: "a property is misspelt",
    breaks: (content) => content.replace(EICHI, '"color": "#fff3b8"', '"colour": "#fff3b8"'),
    file: EICHI,
    at: '^"colour"',
    rule: "unknown-property",
    says: ['"colour" is no property of a character', 'did you mean "color"?'],
  },
  {
    what: "an optional property is misspelt",
    breaks: (content) => content.replace(FINE, '"leader"', '"leadr"'),
    file: FINE,
    at: '^"leadr"',
    rule: "unknown-property",
    says: ["is no property of a unit", 'did you mean "leader"?'],
  },
  {
    what: "an unknown property in an inner object",
    breaks: edit(EICHI, (record) => {
      record.profile.shoeSize = "27";
    }),
    file: EICHI,
    at: '^"shoeSize"',
    rule: "unknown-property",
    says: ['"shoeSize" is no property of profile', "allowed: height, weight"],
  },
  {
    what: "a number in quotes",
    breaks: (content) => content.replace(EICHI, '"id": 22', '"id": "22"'),
    file: EICHI,
    at: '"id": ^"22"',
    rule: "type",
    says: ['id is "22", but it must be a whole number', "did you mean 22?"],
  },
  {
    what: "a number without quotes",
    breaks: (content) => content.replace(EICHI, '"height": "179"', '"height": 179'),
    file: EICHI,
    at: '"height": ^179',
    rule: "type",
    says: ["profile.height is 179, but it must be text in double quotes", 'did you mean "179"?'],
  },
  {
    what: "a text instead of a list",
    breaks: edit(EICHI, (record) => {
      record.circle = "Sports";
    }),
    file: EICHI,
    at: '"circle": ^"Sports"',
    rule: "type",
    says: ["it must be a list in brackets"],
  },
  {
    what: "null",
    breaks: (content) => content.replace(EICHI, '"cvJa": "緑川光"', '"cvJa": null'),
    file: EICHI,
    at: '"cvJa": ^null',
    rule: "type",
    says: ["cvJa is null, but it must be text"],
  },
  {
    what: "a record that is a list",
    breaks: (content) => content.write("site.json", "[]\n"),
    file: "site.json",
    rule: "type",
    says: ["the file is [], but it must be an object in braces"],
  },
  {
    what: "a fraction",
    breaks: (content) => content.replace(EICHI, '"id": 22', '"id": 22.5'),
    file: EICHI,
    at: '"id": ^22.5',
    rule: "type",
    says: ["id is 22.5, but it must be a whole number"],
  },
  {
    what: "a unit that does not exist",
    breaks: (content) => content.replace(EICHI, '"unit": "fine"', '"unit": "fin"'),
    file: EICHI,
    at: '"unit": ^"fin"',
    rule: "choice",
    says: ['unit is "fin"', '"trickstar", "ryuseitai"', 'did you mean "fine"?'],
  },
  {
    what: "an office's unit that does not exist",
    breaks: (content) => content.replace("offices/sp.json", '"ryuseitai"', '"ryusetai"'),
    file: "offices/sp.json",
    at: '^"ryusetai"',
    rule: "choice",
    says: ['list, item 3 is "ryusetai"', 'did you mean "ryuseitai"?'],
  },
  {
    what: "another number of details",
    breaks: (content) => content.replace(EICHI, '"videoPic": 3', '"videoPic": 4'),
    file: EICHI,
    at: '"videoPic": ^4',
    rule: "choice",
    says: ["videoPic is 4, but it is always 3", "Number of poster details"],
  },
  {
    what: "a colour with a digit too few",
    breaks: (content) => content.replace(EICHI, "#fff3b8", "#fff3b"),
    file: EICHI,
    at: '"color": ^"#fff3b"',
    rule: "form",
    says: ["Image colour of the character. A colour as six hexadecimal digits", '"#fe4d91"'],
  },
  {
    what: "a birthday without a nought",
    breaks: (content) => content.replace(EICHI, '"01-10"', '"1-10"'),
    file: EICHI,
    at: '"birthday": ^"1-10"',
    rule: "form",
    says: ["Month and day, MM-DD", 'for example "01-10"'],
  },
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
    breaks: edit(EICHI, (record) => {
      record.desc = "He leads fine and the council,\nand pours the tea.";
    }),
    file: EICHI,
    at: '"desc": ^',
    rule: "form",
    says: ["has a line break; it must be one line"],
  },
  {
    what: "a catchphrase on one line",
    breaks: edit(EICHI, (record) => {
      record.catch = "Pour the tea first.";
    }),
    file: EICHI,
    at: '"catch": ^',
    rule: "form",
    says: ["two or three short lines"],
  },
  {
    what: "an empty text",
    breaks: edit(EICHI, (record) => {
      record.desc = "";
    }),
    file: EICHI,
    at: '"desc": ^""',
    rule: "length",
    says: ["desc is empty", "One sentence that says who this is"],
  },
  {
    what: "a text that is too short",
    breaks: edit(EICHI, (record) => {
      record.desc = "He leads fine.";
    }),
    file: EICHI,
    at: '"desc": ^',
    rule: "length",
    says: ["desc is 14 characters long, 26 too few", "allowed: 40 to 180 characters"],
  },
  {
    what: "a text that is too long, counted in characters as people see them",
    breaks: edit(FINE, (unit) => {
      unit.display.lead = "𠮷".repeat(41);
    }),
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
    says: ["order is 0, which is too small", "allowed: 1 or more"],
  },
  {
    what: "an id outside all ranges in a list",
    breaks: (content) => content.replace("clubs/Sports.json", "    22,", "    220,"),
    file: "clubs/Sports.json",
    at: "    ^220,",
    rule: "range",
    says: [
      "list, item 1 is 220, which is not possible",
      "1 to 86, 301 to 309",
      "did you mean 301?",
    ],
  },
  {
    what: "a character's id outside all ranges",
    breaks: (content) => content.replace(EICHI, '"id": 22', '"id": 220'),
    file: EICHI,
    at: '"id": ^220',
    rule: "range",
    says: ["id is 220, which is not possible"],
  },
  {
    what: "an empty list",
    breaks: edit("clubs/Sports.json", (club) => {
      club.list = [];
    }),
    file: "clubs/Sports.json",
    at: '"list": ^[]',
    rule: "length",
    says: ["list is empty", "1 item or more"],
  },
  {
    what: "an item stands twice",
    breaks: (content) => content.replace("clubs/Sports.json", "    25,", "    22,\n    25,"),
    file: "clubs/Sports.json",
    at: "    ^22,\n    25",
    rule: "duplicate-item",
    says: ["list has 22 twice, as item 1 and item 3"],
  },
  {
    what: "an address without https",
    breaks: edit("site.json", (site) => {
      site.links.facebook = "facebook.com";
    }),
    file: "site.json",
    at: '"facebook": ^"facebook.com"',
    rule: "form",
    says: ["links.facebook", "An address that begins with https://"],
  },
  {
    what: "a look of no kind",
    breaks: edit(EICHI, (record) => delete record.look.kind),
    file: EICHI,
    at: '"look": ^{',
    rule: "missing-property",
    says: ["look.kind is missing"],
  },
  {
    what: "a look of another kind",
    breaks: edit(EICHI, (record) => {
      record.look.kind = "portrai";
    }),
    file: EICHI,
    at: '"kind": ^"portrai"',
    rule: "choice",
    says: ['allowed: "portrait", "emblem"', 'did you mean "portrait"?'],
  },
  {
    what: "a look that is no object",
    breaks: edit(EICHI, (record) => {
      record.look = "portrait";
    }),
    file: EICHI,
    at: '"look": ^"portrait"',
    rule: "type",
    says: ["look is", "it must be an object"],
  },
  {
    what: "a detail of a look that is not drawn",
    breaks: edit(EICHI, (record) => {
      record.look.mouth = "soff";
    }),
    file: EICHI,
    at: '"mouth": ^"soff"',
    rule: "choice",
    says: ["look.mouth", 'did you mean "soft"?'],
  },
]);

import type { Character, FourPieceIdol } from "../../../content/types";
import { type ContentCopy, testBroken } from "../testing/broken-content";

const FIELDS = ["catch", "desc", "text", "recruitText"] as const;

const copyField = (field: (typeof FIELDS)[number]) => (content: ContentCopy) =>
  content.edit("characters/tenshouin_eichi.json", {
    [field]: content.record<Character>("characters/hibiki_wataru.json")[field],
  });

testBroken(
  FIELDS.map((field) => ({
    what: `two characters with the same ${field}`,
    breaks: copyField(field),
    file: "characters/tenshouin_eichi.json",
    at: `"${field}": ^"`,
    rule: "unique-text",
    says: [`${field} is the same as in content/characters/hibiki_wataru.json`],
  })),
);

const FOUR_PIECE = ["roleTitle", "lead", "text", "description"] as const;

testBroken(
  FOUR_PIECE.map((field) => ({
    what: `two idols of the audition with the same ${field}`,
    breaks: (content: ContentCopy) =>
      content.edit("four-piece/tomoe_hiyori.json", {
        [field]: content.record<FourPieceIdol>("four-piece/sena_izumi.json")[field],
      }),
    file: "four-piece/tomoe_hiyori.json",
    at: `"${field}": ^"`,
    rule: "unique-text",
    says: [`${field} is the same as in content/four-piece/sena_izumi.json`],
  })),
);

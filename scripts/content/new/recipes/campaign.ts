import type { Draft } from "../../draft/draft";
import { colorSetOf } from "../color-set";
import { fileOf, freeName } from "../known-records";
import { put } from "../put";
import { type Answers, type Question, questionsOn, type Recipe, textOf } from "../question";

const FILE = "campaign.schema.json";
const BLOCKS = "campaign-block.schema.json";

const inBlock = (block: string, property: string): Question => ({
  name: `${block}.${property}`,
  at: [BLOCKS, "definitions", block, property],
});

/** A campaign with its two first blocks: the hero and a text. */
export const campaign: Recipe = {
  questions: (draft) => [
    ...questionsOn(FILE, ["slug", "name", "description", "shelf", "from?", "to?"]).map((one) =>
      one.name === "slug" ? { ...one, objection: freeName("campaign", draft) } : one,
    ),
    {
      name: "color",
      at: ["common.schema.json", "definitions", "hex"],
      about: "The colour of the page; the other six follow from it.",
    },
    ...questionsOn(FILE, ["scene"]),
    ...questionsOn(FILE, ["cast", "related"]).map((one) => ({ ...one, usual: () => [] })),
    inBlock("hero", "title"),
    inBlock("hero", "lead"),
    inBlock("prose", "title"),
    {
      ...inBlock("prose", "paragraphs"),
      about: "A first paragraph.",
      at: [BLOCKS, "definitions", "prose", "paragraphs", "items"],
    },
  ],
  make(draft: Draft, answers: Answers) {
    const { slug, color, ...rest } = answers;
    const own = Object.entries(rest).filter(([name]) => !/^(?:hero|prose)\./.test(name));
    const file = fileOf("campaign", slug);
    const record = put(draft, file, FILE, {
      ...Object.fromEntries(own),
      slug,
      colors: colorSetOf(String(color)),
      blocks: [
        { kind: "hero", title: textOf(answers, "hero.title"), lead: textOf(answers, "hero.lead") },
        {
          kind: "prose",
          title: textOf(answers, "prose.title"),
          paragraphs: [textOf(answers, "prose.paragraphs")],
        },
      ],
    });
    const checklist = [
      `${file}: add the blocks of the page (docs/campaigns.md).`,
      "Name it in related of the campaigns that it belongs to, and give a link to it where visitors come by.",
    ];
    return { record, checklist };
  },
};

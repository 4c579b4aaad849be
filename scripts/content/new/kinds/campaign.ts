import type { Campaign } from "../../../../content/types";
import type { Draft } from "../../draft/draft";
import { colorSetOf } from "../color-set";
import { fieldsOf, objectOf } from "../form";
import { idsOf, newFile, people, schemaOf } from "../known-records";
import { put } from "../put";
import { COLOR, type NewKind } from "../new-kind";

const FILE = "campaign.schema.json";
const OWN = ["slug", "name", "description", "shelf", "from?", "to?", "scene", "related"];

interface Form extends Omit<Campaign, "cast" | "colors" | "blocks"> {
  color: string;
  cast: string[];
  hero: object;
  prose: object;
}

/** A campaign with its two first blocks: the hero and a text. */
export const campaign: NewKind = {
  fields(draft) {
    const block = (name: string, fields: string[]) =>
      objectOf(
        fieldsOf(schemaOf(draft, `campaign-block.schema.json#/definitions/${name}`), fields),
      );
    return {
      ...fieldsOf(schemaOf(draft, FILE), OWN),
      color: COLOR,
      cast: people(draft, "Who is in the picture, six at most."),
      hero: block("hero", ["title", "lead"]),
      prose: block("prose", ["title", "paragraphs"]),
    };
  },
  make(draft: Draft, { color, cast, hero, prose, ...own }: Form) {
    const file = newFile(draft, "campaign", own.slug);
    put(draft, file, FILE, {
      ...own,
      cast: idsOf(draft, cast),
      colors: colorSetOf(color),
      blocks: [
        { kind: "hero", ...hero },
        { kind: "prose", ...prose },
      ],
    });
    return [
      `${file}: add the blocks of the page (docs/campaigns.md).`,
      "Name it in related of the campaigns that it belongs to, and give a link to it where visitors come by.",
    ];
  },
};

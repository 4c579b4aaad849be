import type { Campaign, CampaignBlock } from "../../../../content/types";
import type { Finding } from "../problem";
import type { Entry } from "../../read/entry";
import { shown } from "../words";
import type { Rule } from "./rule";

/** Kinds of blocks that a page has one of at most. */
const SINGLE = ["hero", "module"] as const;

/** A campaign's page can be built from its blocks. */
export const campaignBlocks: Rule = {
  name: "campaign-blocks",
  description:
    "A campaign begins with its one hero, has one module at most, and its quizzes have answers.",
  *check({ campaigns }) {
    for (const entry of campaigns) {
      const [first] = entry.items("blocks");
      if (first?.index === 0 && first.value.kind !== "hero") {
        yield entry.finding(["blocks", 0, "kind"], {
          message: `blocks, item 1 has the kind ${shown(first.value.kind)}, but a page begins with its hero`,
          allowed: shown("hero"),
        });
        continue;
      }
      for (const kind of SINGLE) yield* repeated(entry, kind);
      yield* unanswered(entry);
    }
  },
};

function* repeated(entry: Entry<Campaign>, kind: CampaignBlock["kind"]): Iterable<Finding> {
  const [first, ...others] = placesOf(entry, kind);
  for (const index of others) {
    yield entry.finding(["blocks", index, "kind"], {
      message: `blocks, item ${index + 1} is a second ${kind}: item ${(first ?? 0) + 1} is one already`,
      allowed: `one ${kind} on a page`,
      explains: ["blocks", index],
    });
  }
}

/** Indexes of the blocks that call themselves a kind, whatever else is wrong with them. */
function placesOf(entry: Entry<Campaign>, kind: CampaignBlock["kind"]): number[] {
  const blocks = entry.raw("blocks");
  return (Array.isArray(blocks) ? (blocks as ({ kind?: unknown } | null)[]) : []).flatMap(
    (block, index) =>
      block?.kind === kind && entry.isWhole("blocks", index, "kind") ? [index] : [],
  );
}

function* unanswered(entry: Entry<Campaign>): Iterable<Finding> {
  for (const { value, index } of entry.items("blocks")) {
    if (value.kind !== "quiz") continue;
    for (const [place, { choices, answer }] of value.questions.entries()) {
      if (answer <= choices.length) continue;
      yield entry.finding(["blocks", index, "questions", place, "answer"], {
        message: `answer is ${answer}, but question ${place + 1} has only ${choices.length} choices`,
        allowed: `1 to ${choices.length}`,
      });
    }
  }
}

import type { Campaign, CampaignBlock, ModuleBlock, QuizQuestion } from "../../../../content/types";
import type { Finding, Path } from "../../model/problems/problem";
import type { Entry } from "../../read/entry";
import { shown } from "../../model/problems/words";
import { eachOf, type Rule } from "./rule";

const SINGLE = ["hero", "module"] as const;

/** Lists that a module's block must hold; other modules need none. */
const PARTS_OF_MODULES = {
  "april-stage": ["swaps"],
  "stamp-rally": ["stations"],
  "upside-down": ["worlds", "members"],
} as const;
type Part = (typeof PARTS_OF_MODULES)[keyof typeof PARTS_OF_MODULES][number];
const PARTS = Object.values(PARTS_OF_MODULES).flat() as Part[];

/** A campaign begins with its only hero, has at most one module with all its lists, and its questions have answers. */
export const campaignBlocks: Rule = {
  name: "campaign-blocks",
  check: eachOf("campaigns", function* (entry) {
    const [first] = entry.items("blocks");
    if (first?.index === 0 && first.value.kind !== "hero") {
      const message = `blocks, item 1 has the kind ${shown(first.value.kind)}, but a page begins with its hero`;
      yield entry.finding([...first.path, "kind"], { message, allowed: shown("hero") });
      return;
    }
    for (const kind of SINGLE) yield* repeated(entry, kind);
    for (const { value, path } of entry.items("blocks")) {
      if (value.kind === "quiz") {
        yield* unanswered(entry, [...path, "questions"], value.questions);
      } else if (value.kind === "module") {
        yield* partsOf(entry, value, path);
        yield* unanswered(entry, [...path, "stations"], value.stations ?? []);
      }
    }
  }),
};

function* repeated(entry: Entry<Campaign>, kind: CampaignBlock["kind"]): Iterable<Finding> {
  const blocks = entry.at(["blocks"]);
  let first: number | undefined;
  for (const index of Array.isArray(blocks) ? blocks.keys() : []) {
    const path = ["blocks", index, "kind"];
    if (entry.at(path) !== kind || !entry.isWhole(...path)) continue;
    if (first !== undefined) {
      const message = `blocks, item ${index + 1} is a second ${kind}: item ${first + 1} is one already`;
      yield entry.finding(path, { message, allowed: `one ${kind} on a page` });
    }
    first ??= index;
  }
}

function* unanswered(
  entry: Entry<Campaign>,
  list: Path,
  questions: readonly Pick<QuizQuestion, "choices" | "answer">[],
): Iterable<Finding> {
  for (const [index, { choices, answer }] of questions.entries()) {
    if (answer <= choices.length) continue;
    const what = `but question ${index + 1} has only ${choices.length} choices`;
    yield entry.wrong([...list, index, "answer"], what, `1 to ${choices.length}`);
  }
}

/** A module has the lists that it shows, and no others. */
function* partsOf(entry: Entry<Campaign>, block: ModuleBlock, path: Path): Iterable<Finding> {
  const needed: readonly Part[] =
    PARTS_OF_MODULES[block.module as keyof typeof PARTS_OF_MODULES] ?? [];
  for (const part of needed) {
    if (block[part]) continue;
    const what = `which shows ${part}, but the block has none`;
    yield entry.wrong([...path, "module"], what, `${part} beside it`);
  }
  for (const part of PARTS) {
    if (!block[part] || needed.includes(part)) continue;
    yield entry.finding([...path, part], {
      message: `${part} is there, but the module ${shown(block.module)} does not show it`,
      allowed: needed.length > 0 ? needed.join(", ") : "a block without it",
    });
  }
}

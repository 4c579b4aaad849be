import type { Campaign, CampaignBlock, GameFeature } from "../../../../content/types";
import { SECTIONS_OF_MODULES } from "../addresses/sections";
import { slugOf } from "../addresses/slug";
import type { Finding, Path } from "../problem";
import type { Entry } from "../../read/entry";
import { comparable } from "../text/same-name";
import { shown } from "../words";
import type { Rule } from "./rule";

/** A value that none of the others in its list may have. */
interface Named {
  path: Path;
  value: string;
  /** What two must not have in common; the value itself if it is left out. */
  same?: string;
}

/** Where two things have one id or title, a link leads to the first, and readers mix them up. */
export const oneName: Rule = {
  name: "one-name",
  description:
    "No two notices, films, features of the game, entries of the menu, releases or blocks of a campaign have one id or title.",
  *check({ campaigns, otherAnswers, board, videos, site }) {
    if (site) {
      yield* repeated(
        site,
        site.items("menu").map(({ value, index }) => titled(["menu", index], value)),
      );
      yield* repeated(
        site,
        site.items("releases").map(({ value, index }) => titled(["releases", index], value)),
      );
    }
    if (board)
      yield* repeated(
        board,
        board.entries().map(({ value, index }) => titled([index], value)),
      );
    if (videos) {
      const films = videos.items("list");
      yield* repeated(
        videos,
        films.map(({ value, index }) => titled(["list", index], value)),
      );
    }
    const features = otherAnswers.find(({ key }) => key === "game-feature-list") as
      | Entry<GameFeature[]>
      | undefined;
    if (features) {
      for (const name of ["id", "title"] as const) {
        const named = features.entries().map(({ value, index }) => {
          return { path: [index, name], value: value[name], same: comparable(value[name]) };
        });
        yield* repeated(features, named);
      }
    }
    for (const campaign of campaigns) {
      const blocks = campaign.items("blocks").flatMap(({ value, index }) => titleOf(value, index));
      yield* repeated(campaign, blocks);
      yield* sectionTwice(campaign, blocks);
      for (const { path, value, same } of blocks) {
        if (same !== "") continue;
        const message = `title is ${shown(value)}, of which no address of the block can be made`;
        yield campaign.finding(path, { message, allowed: "a title with a letter or a digit" });
      }
    }
  },
};

const titled = (path: Path, { title }: { title: string }): Named => {
  return { path: [...path, "title"], value: title, same: comparable(title) };
};

/** The address of a block is made of its title; the hero is the top of the page and has none. */
function titleOf(block: CampaignBlock, index: number): Named[] {
  if (block.kind === "hero") return [];
  return [{ path: ["blocks", index, "title"], value: block.title, same: slugOf(block.title) }];
}

/** A module brings sections of its own; a block of the same address would never be reached. */
function* sectionTwice(campaign: Entry<Campaign>, blocks: readonly Named[]): Iterable<Finding> {
  for (const { value: module, index } of campaign.items("blocks")) {
    if (module.kind !== "module") continue;
    const sections = SECTIONS_OF_MODULES[module.module] ?? [];
    for (const { path, value, same = "" } of blocks) {
      if (!sections.includes(same)) continue;
      yield campaign.finding(path, {
        message: `title is ${shown(value)}, but #${same} is a section of the module in item ${index + 1}`,
        allowed: "a title of its own",
      });
    }
  }
}

function* repeated<Kind>(entry: Entry<Kind>, list: readonly Named[]): Iterable<Finding> {
  const seen = new Map<string, Named>();
  for (const one of list) {
    const { path, value, same = value } = one;
    const first = seen.get(same);
    seen.set(same, first ?? one);
    if (!first || same === "") continue;
    const item = Number(first.path.find((step) => typeof step === "number")) + 1;
    const name = String(path.at(-1));
    yield entry.finding(path, {
      message: `${name} is ${shown(value)}, which is the ${name} of item ${item} too`,
      allowed: `${name === "id" ? "an id" : "a title"} of its own`,
    });
  }
}

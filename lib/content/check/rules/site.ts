import type { ActivityNotice } from "../../../../content/types";
import { pageAddresses } from "../addresses/page-addresses";
import { reservedFor } from "../addresses/reserved";
import type { Finding } from "../problem";
import { meant } from "../suggest";
import { shown } from "../words";
import type { Rule } from "./rule";

/** Exactly one language is the one of this site. */
const siteLists: Rule = {
  name: "site-lists",
  *check({ site }) {
    if (!site?.has("languages") || !site.isWhole("languages")) return;
    const languages = site.items("languages");
    const here = languages.filter(({ value }) => value.here);
    if (here.length === 0) {
      const message = "no language is marked as the one of this site";
      yield site.finding(["languages"], { message, allowed: '"here": true on exactly one' });
    }
    for (const { value, index } of here.slice(1)) {
      yield site.finding(["languages", index, "here"], {
        message: `languages, item ${index + 1} (${value.title}) is marked as the one of this site, as is ${here[0]?.value.title}`,
        allowed: '"here": true on exactly one',
        suggestion: "false",
      });
    }
  },
};

/** Notices have ids that begin with their year, and stand newest first. */
const notices: Rule = {
  name: "notices",
  *check({ board }) {
    if (!board) return;
    const seen = new Set<string>();
    let before: ActivityNotice | undefined;
    for (const { value, index } of board.entries()) {
      // An id that was copied is one slip, which is told elsewhere.
      if (seen.has(value.id)) continue;
      seen.add(value.id);
      yield* ofOtherYear(board.file, index, value);
      if (before && before.start < value.start) {
        yield board.finding([index, "start"], {
          message: `item ${index + 1} begins on ${value.start}, after the notice above it (${before.start})`,
          allowed: "the newest notice first",
        });
      }
      before = value;
      if (value.endTw !== undefined && value.startTw === undefined) {
        yield board.finding([index, "endTw"], {
          message: `item ${index + 1} has a last day in Taiwan but no first`,
          allowed: "startTw as well",
        });
      }
    }
  },
};

/** A notice is addressed by the year it begins in and some words: `2024-spri-debut`. */
function* ofOtherYear(
  file: string,
  index: number,
  { id, start }: ActivityNotice,
): Iterable<Finding> {
  const year = start.slice(0, 4);
  if (id.startsWith(`${year}-`)) return;
  const message = `item ${index + 1} has the id ${shown(id)}, but it begins in ${year}`;
  const suggestion = shown(`${year}-${id.replace(/^\d{4}-/, "")}`);
  yield { file, path: [index, "id"], message, allowed: `${year}- and a few words`, suggestion };
}

/**
 * A redirect leads from an address that is no page to one that is; each stands once, in the order of the alphabet.
 */
const redirects: Rule = {
  name: "redirects",
  *check(content) {
    const entry = content.redirects;
    if (!entry) return;
    const pages = pageAddresses(content);
    const list = entry.items("redirects");
    const targets = new Map(list.map(({ value }) => [value.from, value.to]));
    let before: string | undefined;
    for (const { value, index } of list) {
      const { from, to } = value;
      const at = ["redirects", index, "from"];
      const reserved = reservedFor(from);
      if (pages.has(from)) {
        const allowed = "an address that no page has any more";
        yield entry.wrong(at, "which is a page: nobody would see it", allowed);
      } else if (reserved !== undefined) {
        const what = `where no page ever was: ${reserved}`;
        yield entry.wrong(at, what, "an address that a page once had");
      } else if (before !== undefined && from <= before) {
        yield from === before
          ? entry.wrong(at, "which stands there a second time", "each address once")
          : entry.wrong(at, `but ${shown(before)} stands before it`, "the order of the alphabet");
      }
      before = from;
      if (pages.has(to)) continue;
      const next = targets.get(to);
      const [what, better] =
        next === undefined
          ? ["but there is no such page", meant(to, pages)]
          : [`which has itself gone to ${shown(next)}`, shown(next)];
      yield entry.wrong(["redirects", index, "to"], what, "the address of a page", better);
    }
  },
};

/** The notice board, the languages, and where pages have gone. */
export const SITE_RULES: readonly Rule[] = [siteLists, notices, redirects];

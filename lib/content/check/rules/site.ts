import type { ActivityList, ActivityNotice } from "../../../../content/types";
import { inFileOrder } from "../../model/pages/by-newest";
import { pageAddresses } from "../addresses/page-addresses";
import { reservedFor } from "../addresses/reserved";
import { quotedNearest } from "../../model/problems/suggest";
import { fixedByCommand, shown } from "../../model/problems/words";
import type { Finding } from "../../model/problems/problem";
import type { Entry } from "../../read/entry";
import type { Rule } from "./rule";

/** Exactly one language is that of this site. */
const siteLists: Rule = {
  name: "site-lists",
  *check({ site }) {
    if (!site?.get("languages")) return;
    const allowed = '"here": true on exactly one';
    const [first, ...others] = site.items("languages").filter(({ value }) => value.here);
    if (!first) {
      const message = "no language is marked as the one of this site";
      yield site.finding(["languages"], { message, allowed });
    }
    for (const { value, index, path } of others) {
      const message = `languages, item ${index + 1} (${value.title}) is marked as the one of this site, as is ${first?.value.title}`;
      yield site.finding([...path, "here"], { message, allowed, suggestion: "false" });
    }
  },
};

/** Ids of notices begin with their year, such as `2024-spri-debut`, and notices are sorted newest first. */
const notices: Rule = {
  name: "notices",
  *check({ board }) {
    if (!board) return;
    yield* otherYears(board);
    let before: string | undefined;
    for (const { value, index, path } of board.items()) {
      const { start, startTw, endTw } = value;
      const item = `item ${index + 1}`;
      if (before !== undefined && before < start) {
        const place = placeAmong(
          board.items().map((one) => one.value),
          value,
        );
        const message = `${item} begins on ${start}, after the notice above it (${before}); it belongs ${place}`;
        const allowed = `the newest notice first; ${fixedByCommand("it")}`;
        yield board.finding([...path, "start"], { message, allowed });
      }
      before = start;
      if (endTw === undefined || startTw !== undefined) continue;
      const message = `${item} has a last day in Taiwan but no first`;
      yield board.finding([...path, "endTw"], { message, allowed: "startTw as well" });
    }
  },
};

/** Ids that name another year than the first day; of a day in another form its year counts. */
function* otherYears(board: Entry<ActivityList>): Iterable<Finding> {
  const list: unknown = board.at([]);
  const seen = new Set<string>();
  for (const index of Array.isArray(list) ? list.keys() : []) {
    const id = String(board.at([index, "id"]));
    // A duplicate id is reported elsewhere.
    if (!board.isWhole(index, "id") || seen.has(id)) continue;
    seen.add(id);
    const year = /\d{4}/.exec(String(board.at([index, "start"])))?.[0];
    if (year === undefined || id.startsWith(`${year}-`)) continue;
    yield board.finding([index, "id"], {
      message: `item ${index + 1} has the id ${shown(id)}, but it begins in ${year}`,
      allowed: `${year}- and a few words`,
      suggestion: shown(`${year}-${id.replace(/^\d{4}-/, "")}`),
    });
  }
}

function placeAmong(board: readonly ActivityNotice[], notice: ActivityNotice): string {
  const order = inFileOrder(board);
  const at = order.indexOf(notice);
  const [above, below] = [order[at - 1], order[at + 1]].map((one) => one && shown(one.id));
  if (above && below) return `between ${above} and ${below}`;
  return above ? `at the end, below ${above}` : `at the top, above ${below}`;
}

/**
 * A redirect leads from an address without a page to one with a page; redirects are unique and in alphabetical order.
 */
const redirects: Rule = {
  name: "redirects",
  *check(content) {
    const entry = content.redirects;
    if (!entry) return;
    const pages = new Set(pageAddresses(content).keys());
    const list = entry.items("redirects");
    const targets = new Map(list.map(({ value }) => [value.from, value.to]));
    let before: string | undefined;
    for (const { value, path } of list) {
      const { from, to } = value;
      const at = [...path, "from"];
      const reserved = reservedFor(from);
      if (pages.has(from)) {
        const allowed = "an address that no page has any more";
        yield entry.wrong(at, "which is a page, and would become unreachable", allowed);
      } else if (reserved !== undefined) {
        const what = `where there was never a page: ${reserved}`;
        yield entry.wrong(at, what, "an address that a page once had");
      } else if (before !== undefined && from <= before) {
        yield from === before
          ? entry.wrong(at, "which is listed twice", "each address once")
          : entry.wrong(at, `but ${shown(before)} stands before it`, "the order of the alphabet");
      }
      before = from;
      if (pages.has(to)) continue;
      const next = targets.get(to);
      const [what, better] =
        next === undefined
          ? ["but there is no such page", quotedNearest(to, pages)]
          : [`which has itself gone to ${shown(next)}`, shown(next)];
      yield entry.wrong([...path, "to"], what, "the address of a page", better);
    }
  },
};

export const SITE_RULES: readonly Rule[] = [siteLists, notices, redirects];

import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { CONTENT } from "../../../plugins/content-contract/read/list-files";
import type { RedirectList } from "./redirects";
import { derive, type Derived } from "./derived/derive";
import { type Effects, effectsOf } from "./derived/effects";
import { type ChangedFile, changedFiles, commitOf } from "./git/changed-files";
import { type FileImpact, type Impact, TOGETHER } from "./impact-types";
import { isCode } from "./is-code";
import { redirectsOf } from "./redirects";
import { ScratchSites, takeOver } from "./scratch-sites";
import { ALL, listing, readShown, type Shown, showing } from "./shown";

/** The one record that every page shows, and the file that hosts read. */
const SITE = "site.json";
const REDIRECTS = "redirects.json";

const CODE_CHANGES = "all pages may change: code";

/**
 * Which addresses the working tree touches, compared with a revision, and why. Where that is not known for
 * sure, rather more than fewer.
 * @throws UsageError if there is no such revision, or no build that tells what pages show
 */
export function findImpact(root: string, base: string): Impact {
  const shown = readShown(root);
  const changes = changedFiles(root, base);
  const commit = commitOf(root, base);
  const inContent = changes.filter((change) => pathsOf(change).some(isRecord));
  const code = changes.flatMap((change) =>
    pathsOf(change).some(isCode) && !inContent.includes(change)
      ? [impactOf(change, [CODE_CHANGES], new Map())]
      : [],
  );
  const records = inContent.length === 0 ? [] : recordImpacts(root, commit, inContent, shown);
  const files = [...records, ...code].sort((a, b) => (a.file < b.file ? -1 : 1));
  return { version: 1, base, commit, files };
}

const isRecord = (file: string): boolean => file.startsWith(`${CONTENT}/`) && !isCode(file);
const pathsOf = ({ file, from }: ChangedFile): string[] =>
  from === undefined ? [file] : [file, from];

function recordImpacts(
  root: string,
  commit: string,
  changes: readonly ChangedFile[],
  shown: Shown,
): FileImpact[] {
  const scratch = new ScratchSites(root);
  try {
    const before = scratch.atCommit(commit);
    const after = scratch.copyOf(root, "after");
    const states = attempt(() => [derive(before), derive(after)] as const);
    if (typeof states === "string") {
      const why = `all pages may change: today’s code cannot read both states (${states})`;
      return changes.map((change) => impactOf(change, [why], new Map()));
    }
    const [one, other] = states;
    const redirects = redirectsOf(join(after, CONTENT, REDIRECTS));
    const effects = (state: Derived) => effectsOf(one, state, shown, redirects);

    const alone = scratch.copyOf(before, "alone");
    const impacts = changes.map((change) => {
      const state = changes.length === 1 ? other : stateWith(change, before, after, alone);
      const own = ownReasons(change, before, after, shown);
      const { everywhere, addresses } = merged(own, state ? effects(state) : NONE);
      return impactOf(change, everywhere, addresses);
    });
    const rest = without(merged(effects(other), unknownPages(one, other, shown)), impacts);
    const together: ChangedFile = { file: TOGETHER, status: "changed" };
    const left = impactOf(together, rest.everywhere, rest.addresses);
    return left.everywhere.length + left.addresses.length > 0 ? [...impacts, left] : impacts;
  } finally {
    scratch.remove();
  }
}

/**
 * What follows from one change by itself; undefined where the file cannot be without another, so that
 * what follows is told of both together.
 */
function stateWith(
  change: ChangedFile,
  before: string,
  after: string,
  alone: string,
): Derived | undefined {
  takeOver(after, alone, pathsOf(change));
  const state = attempt(() => derive(alone));
  takeOver(before, alone, pathsOf(change));
  return typeof state === "string" ? undefined : state;
}

const NONE: Effects = { everywhere: [], addresses: new Map() };

/** What the last build showed of a file, and what it is by itself. */
function ownReasons(change: ChangedFile, before: string, after: string, shown: Shown): Effects {
  const addresses = new Map<string, string[]>();
  const everywhere = new Set<string>();
  const add = (address: string, why: string) => {
    if (address === ALL) everywhere.add(`all pages: ${why}`);
    else addresses.set(address, [...(addresses.get(address) ?? []), why]);
  };
  for (const file of pathsOf(change).map((path) => path.slice(CONTENT.length + 1))) {
    const isThere = existsSync(join(after, CONTENT, file));
    const wasThere = existsSync(join(before, CONTENT, file));
    for (const page of showing(shown, file)) add(page, `${isThere ? "shows" : "showed"} ${file}`);
    if (isThere && !wasThere) {
      for (const page of listing(shown, dirname(file))) add(page, `lists all of ${dirname(file)}/`);
    }
    if (file === SITE) everywhere.add("all pages: site.json is on every page");
    if (file === REDIRECTS) {
      for (const [from, why] of changedRedirects(before, after)) add(from, why);
    }
  }
  return { everywhere: [...everywhere], addresses };
}

function changedRedirects(before: string, after: string): RedirectList {
  const [old, now] = [before, after].map((site) => redirectsOf(join(site, CONTENT, REDIRECTS)));
  const addresses = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...addresses].flatMap((from): RedirectList => {
    const to = now?.get(from);
    if (to === old?.get(from)) return [];
    return [[from, to === undefined ? "leads nowhere any more" : `leads to ${to}`]];
  });
}

/** Pages that were there before and are there now, of which the last build knows nothing. */
function unknownPages(before: Derived, after: Derived, shown: Shown): Effects {
  const why = "the last build did not have this page, so it may show anything";
  const unknown = [...after.pages.keys()].filter(
    (address) => before.pages.has(address) && !Object.hasOwn(shown.pages, address),
  );
  return { everywhere: [], addresses: new Map(unknown.map((address) => [address, [why]])) };
}

function merged(one: Effects, other: Effects): Effects {
  const addresses = new Map(one.addresses);
  for (const [address, why] of other.addresses) {
    addresses.set(address, [...(addresses.get(address) ?? []), ...why]);
  }
  return { everywhere: [...one.everywhere, ...other.everywhere], addresses };
}

/** What of all effects no file has by itself. */
function without({ everywhere, addresses }: Effects, impacts: readonly FileImpact[]): Effects {
  const told = new Set(impacts.flatMap((impact) => impact.everywhere));
  const known = new Set(
    impacts.flatMap((impact) =>
      impact.addresses.flatMap(({ address, why }) => why.map((one) => `${address} ${one}`)),
    ),
  );
  const left = [...addresses].flatMap(([address, why]) => {
    const unknown = why.filter((one) => !known.has(`${address} ${one}`));
    return unknown.length === 0 ? [] : [[address, unknown] as const];
  });
  return { everywhere: everywhere.filter((why) => !told.has(why)), addresses: new Map(left) };
}

function impactOf(
  { file, status, from }: ChangedFile,
  everywhere: readonly string[],
  addresses: Effects["addresses"],
): FileImpact {
  const pages = [...addresses]
    .map(([address, why]) => ({ address, why: [...new Set(why)] }))
    .sort((a, b) => rank(file, a) - rank(file, b) || (a.address < b.address ? -1 : 1));
  return { file, status, ...(from !== undefined && { from }), everywhere, addresses: pages };
}

/** What is told first: the page of the record itself, and then what is touched in more ways. */
function rank(file: string, { address, why }: { address: string; why: readonly string[] }): number {
  const own = basename(file)
    .replace(/\.\w+$/, "")
    .replaceAll(".", "/");
  return address.endsWith(`/${own}`) ? Number.NEGATIVE_INFINITY : -why.length;
}

/** What the work gives, or the words of its error. */
function attempt<Result extends object>(work: () => Result): Result | string {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

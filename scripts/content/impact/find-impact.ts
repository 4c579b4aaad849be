import { basename } from "node:path";
import type { Shown } from "../../../plugins/build-report/shown/shown";
import { campaignSlugOf } from "../../../lib/content/kinds/kinds";
import { CONTENT } from "../../../lib/content/read/snapshot";
import { COLORS_ADDRESS } from "../../../lib/site/colors/address";
import { merged, NONE, without } from "./combine-effects";
import { type Derive, type Derived, deriver } from "./derived/derive";
import { type Effects, effectsOf } from "./derived/effects";
import { type ChangedFile, changedFiles, commitOf, pathsOf } from "./git/changed-files";
import { type FileImpact, type Impact, TOGETHER } from "./impact-types";
import { isCode } from "./is-code";
import { ownReasons, unknownPages } from "./own-reasons";
import { redirectsOf } from "./redirects";
import { ScratchSites, takeOver } from "./scratch-sites";
import { lastShown } from "./shown";

const CODE_CHANGES = "all pages may change: code";

/**
 * Which addresses the working tree touches, compared with a revision, and why. Where that is not known for
 * sure, rather more than fewer.
 * @throws UsageError if there is no such revision, or no build that tells what pages show
 */
export function findImpact(root: string, base: string): Impact {
  const shown = lastShown(root);
  const commit = commitOf(root, base);
  const changes = changedFiles(root, commit);
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

function recordImpacts(
  root: string,
  commit: string,
  changes: readonly ChangedFile[],
  shown: Shown,
): FileImpact[] {
  const derive = deriver();
  const scratch = new ScratchSites(root);
  try {
    const before = scratch.atCommit(commit);
    const after = scratch.copyOf(root, "after");
    const states = attempt(() => {
      return [derive(before), derive(after), redirectsOf(after)] as const;
    });
    if (typeof states === "string") {
      const why = `all pages may change: today’s code cannot read both states (${states})`;
      return changes.map((change) => impactOf(change, [why], new Map()));
    }
    const [one, other, redirects] = states;
    const effects = (state: Derived) => effectsOf(one, state, shown, redirects);

    const alone = changes.length === 1 ? after : scratch.copyOf(before, "alone");
    const impacts = changes.map((change) => {
      const state =
        changes.length === 1 ? other : stateWith(change, { before, after, alone }, derive);
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
  { before, after, alone }: Readonly<Record<"before" | "after" | "alone", string>>,
  derive: Derive,
): Derived | undefined {
  takeOver(after, alone, pathsOf(change));
  const state = attempt(() => derive(alone));
  takeOver(before, alone, pathsOf(change));
  return typeof state === "string" ? undefined : state;
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

/** What is told first: the page of the record itself, then what is touched in more ways, then colours. */
function rank(file: string, { address, why }: { address: string; why: readonly string[] }): number {
  const own = campaignSlugOf(basename(file).replace(/\.\w+$/, ""));
  // No page: last, wherever pages are told by themselves.
  if (address === COLORS_ADDRESS) return 1;
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

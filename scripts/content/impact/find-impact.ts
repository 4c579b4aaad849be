import { readShown, type Shown } from "../../../lib/site/report/shown";
import { CONTENT, type Snapshot, takeSnapshot } from "../../../lib/content/read/snapshot";
import { compareFile, type States } from "./compare-file";
import { compareStates } from "./compare-states";
import { derive } from "./derive";
import { changedFiles, commitOf } from "../git/changed-files";
import type { Impact } from "./impact-types";
import { isCode } from "./is-code";
import { placesOfNames } from "./places-of-names";
import { committedContent } from "../git/committed-content";
import { pictureLister } from "../pictures";
import { Touched } from "./touched";
import { CommandError } from "../../../lib/command-line/command-error";

/**
 * Which addresses the working tree touches, compared with a revision, and why. Where that is not known for sure, rather
 * more than fewer.
 * @throws CommandError if there is no such revision, or no build that tells what pages show
 */
export function findImpact(root: string, base: string): Impact {
  const commit = commitOf(root, base);
  const differing = changedFiles(root, commit);
  const records = differing.filter((file) => file.startsWith(`${CONTENT}/`) && !isCode(file));
  const [code, ...more] = differing.filter(isCode);
  const touched = new Touched();
  if (code !== undefined)
    touched.everywhere(`code: ${code}${more.length > 0 ? ` and ${more.length} more` : ""}`);
  if (records.length > 0) compareContent(root, commit, records, touched);
  return {
    version: 3,
    base,
    commit,
    files: [...records, ...(code === undefined ? [] : [code, ...more])],
    ...touched.all(),
  };
}

function compareContent(
  root: string,
  commit: string,
  files: readonly string[],
  touched: Touched,
): void {
  const shown = readShown(root);
  if (!shown) throw new CommandError("No build here tells what pages show: npm run build, once.");
  const states = statesOf(root, shown, committedContent(root, commit), takeSnapshot(root));
  if (typeof states === "string")
    return touched.everywhere(`today’s code cannot read both states (${states})`);
  for (const file of files) compareFile(file.slice(CONTENT.length + 1), states, touched);
  compareStates(states, touched);
}

/** All that is known of both states; the words of the error where one of them cannot be read. */
function statesOf(root: string, shown: Shown, before: Snapshot, after: Snapshot): States | string {
  try {
    const picturesIn = pictureLister();
    return {
      root,
      shown,
      before: derive(before, picturesIn),
      after: derive(after, picturesIn),
      names: placesOfNames([before, after]),
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

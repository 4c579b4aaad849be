import { readShown } from "../../../lib/site/report/shown";
import { CONTENT, takeSnapshot } from "../../../lib/content/read/snapshot";
import { compareFile, type States } from "./compare-file";
import { compareStates } from "./compare-states";
import { derive } from "./derive";
import { changedFiles, commitOf } from "../git/changed-files";
import type { Impact } from "./formats";
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
  const code = differing.filter(isCode);
  const touched = new Touched();
  if (code.length > 0) {
    const more = code.length > 1 ? ` and ${code.length - 1} more` : "";
    touched.everywhere.add(`code: ${code[0]}${more}`);
  }
  if (records.length > 0) compareContent(root, commit, records, touched);
  return { version: 3, base, commit, files: [...records, ...code], ...touched.all() };
}

function compareContent(
  root: string,
  commit: string,
  files: readonly string[],
  touched: Touched,
): void {
  const shown = readShown(root);
  if (!shown) throw new CommandError("Run `npm run build` once, then repeat this.");
  const [before, after] = [committedContent(root, commit), takeSnapshot(root)];
  let states: States;
  try {
    const picturesIn = pictureLister();
    states = {
      root,
      shown,
      before: derive(before, picturesIn),
      after: derive(after, picturesIn),
      names: placesOfNames([before, after]),
    };
  } catch (error) {
    const { message } = error as Error;
    touched.everywhere.add(`today’s code cannot read both states (${message})`);
    return;
  }
  for (const file of files) compareFile(file.slice(CONTENT.length + 1), states, touched);
  compareStates(states, touched);
}

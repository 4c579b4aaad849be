import type { GatsbyNode, ParentSpanPluginArgs, Reporter } from "gatsby";
import { text } from "node:stream/consumers";
import { prepareContent } from "../../../lib/content/check/validated/prepare-content";
import { hasSnapshot } from "../../../lib/content/check/validated/refresh-snapshot";
import { addressFromEnvironment } from "../../../lib/content/check/validated/site-address";
import { watchContent } from "../../../lib/content/check/validated/watch-content";
import type { Problem } from "../../../lib/content/model/problems/problem";
import { ContentError } from "../../../lib/content/model/problems/content-error";
import { report } from "../../../lib/content/check/report";
import { counted } from "../../../lib/content/model/problems/words";

/** Input from our build command once the content is valid and copied. */
const VALID = "valid";

/**
 * Checks the raw content first of all. A build stops with all problems and exit code 1. `gatsby develop` continues with
 * the last valid content, if any, and takes over changes once the content is valid again.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({
  reporter,
  store,
}: ParentSpanPluginArgs) => {
  const root = store.getState().program.directory as string;
  const isDevelop = process.env.gatsby_executing_command === "develop";
  checkAddress(reporter);
  if (await isPrepared()) return;
  const problems = prepare(root, reporter);

  if (problems.length > 0) {
    if (isDevelop && hasSnapshot(root)) showPaused(problems, reporter);
    else {
      printReport(problems);
      reporter.panic("The content is broken: the problems are listed above.");
    }
  }
  if (isDevelop) await watch(root, reporter);
};

/**
 * True if our build command has prepared the content during Gatsby's start (scripts/lib/build.mjs). If it found
 * problems, it writes nothing, and the check is repeated here to report them.
 */
async function isPrepared(): Promise<boolean> {
  return process.env.ENCORE_CONTENT === "stdin" && (await text(process.stdin)) === VALID;
}

function checkAddress(reporter: Reporter): void {
  try {
    addressFromEnvironment();
  } catch (error) {
    reporter.panic((error as Error).message);
  }
}

/** Problems of the content. Ends the command if it cannot be checked. */
function prepare(root: string, reporter: Reporter): Problem[] {
  try {
    return prepareContent(root);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return reporter.panic(`The content cannot be checked.\n${error.message}`);
  }
}

async function watch(root: string, reporter: Reporter): Promise<void> {
  await watchContent(root, {
    valid: ({ written, removed }) => {
      const count = counted(written.length + removed.length, "file");
      reporter.success(`The content is valid; ${count} taken over.`);
    },
    broken: (problems) => showPaused(problems, reporter),
    failed: (error) => {
      const words = "The content could not be checked.";
      if (error instanceof ContentError) reporter.error(`${words}\n${error.message}`);
      else reporter.error(words, error);
    },
  });
}

function showPaused(problems: Problem[], reporter: Reporter): void {
  printReport(problems);
  reporter.warn("The content is broken; the site goes on showing the last valid content.");
}

/** Gatsby's reporter would break lines after 80 characters, but editors look for file:line:column. */
function printReport(problems: Problem[]): void {
  process.stderr.write(`\n${report(problems)}\n\n`);
}

import type { GatsbyNode, ParentSpanPluginArgs, Reporter } from "gatsby";
import { text } from "node:stream/consumers";
import { prepareContent } from "../../../lib/content/check/validated/prepare-content";
import { hasSnapshot } from "../../../lib/content/check/validated/refresh-snapshot";
import { givenAddress } from "../../../lib/content/check/validated/site-address";
import { watchContent } from "../../../lib/content/check/validated/watch-content";
import type { Problem } from "../../../lib/content/model/problems/problem";
import { ContentError } from "../../../lib/content/model/problems/content-error";
import { report } from "../../../lib/content/check/report";
import { counted } from "../../../lib/content/model/problems/words";

/** What the command that started this build writes to its input once the content is valid and copied. */
const VALID = "valid";

/**
 * Checks the raw content before anything reads it. A build stops with the whole list of problems
 * and exit code 1. `gatsby develop` goes on with the last valid content, if there is any, and
 * takes over changes as soon as the content is valid again.
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
      show(problems);
      reporter.panic("The content is broken: the problems are listed above.");
    }
  }
  if (isDevelop) await follow(root, reporter);
};

/**
 * Whether the command that started this build has prepared the content while Gatsby was starting
 * (scripts/lib/build.mjs). Where it found a problem, it says nothing, and the content is looked at here.
 */
async function isPrepared(): Promise<boolean> {
  return process.env.ENCORE_CONTENT === "stdin" && (await text(process.stdin)) === VALID;
}

function checkAddress(reporter: Reporter): void {
  try {
    givenAddress();
  } catch (error) {
    reporter.panic((error as Error).message);
  }
}

/** What is wrong with the content. What cannot be looked at ends the command. */
function prepare(root: string, reporter: Reporter): Problem[] {
  try {
    return prepareContent(root);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return reporter.panic(`The content cannot be checked.\n${error.message}`);
  }
}

async function follow(root: string, reporter: Reporter): Promise<void> {
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
  show(problems);
  reporter.warn("The content is broken; the site goes on showing the last valid content.");
}

/** Gatsby's reporter breaks lines after 80 characters; editors and people look for file:line:column. */
function show(problems: Problem[]): void {
  process.stderr.write(`\n${report(problems)}\n\n`);
}

import type { GatsbyNode, ParentSpanPluginArgs, Reporter } from "gatsby";
import { staticFiles } from "../../../lib/content/check/addresses/site-files";
import { checkContent } from "../../../lib/content/check/check-content";
import { hasMirror, refreshMirror } from "../../../lib/content/mirror/refresh-mirror";
import { givenAddress } from "../../../lib/content/mirror/site-address";
import { watchContent } from "../../../lib/content/mirror/watch-content";
import type { Problem } from "../../../lib/content/check/problem";
import { ContentError } from "../../../lib/content/read/content-error";
import { type Snapshot, takeSnapshot } from "../../../lib/content/read/snapshot";
import { report } from "../../../lib/content/check/report";
import { writeNames } from "../../../lib/content/schema/write-names";
import { fixHint } from "../../../lib/content/check/style/fix-hint";
import { counted } from "../../../lib/content/check/words";

/**
 * Checks the raw content before anything reads it. A build stops with the whole list of problems
 * and exit code 1. `gatsby develop` goes on with the last sound content, if there is any, and
 * takes over changes as soon as the content is sound again.
 */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter, store }: ParentSpanPluginArgs) => {
  const root = store.getState().program.directory as string;
  const isDevelop = process.env.gatsby_executing_command === "develop";
  checkAddress(reporter);
  const { content, problems } = look(root, reporter);

  if (problems.length === 0) {
    writeNames(root, content);
    refreshMirror(root, content);
  } else if (isDevelop && hasMirror(root)) showPaused(problems, reporter);
  else {
    show(problems);
    reporter.panic("The content is broken: the problems are listed above.");
  }

  return isDevelop ? follow(root, reporter) : undefined;
};

function checkAddress(reporter: Reporter): void {
  try {
    givenAddress();
  } catch (error) {
    reporter.panic((error as Error).message);
  }
}

/** Reads and checks the content. What cannot be looked at ends the command. */
function look(root: string, reporter: Reporter): { content: Snapshot; problems: Problem[] } {
  try {
    const content = takeSnapshot(root);
    return { content, problems: checkContent(content, staticFiles(root)) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return reporter.panic(`The content cannot be checked.\n${error.message}`);
  }
}

async function follow(root: string, reporter: Reporter): Promise<void> {
  await watchContent(root, {
    sound: ({ written, removed }) => {
      const count = counted(written.length + removed.length, "file");
      reporter.success(`The content is sound; ${count} taken over.`);
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
  reporter.warn("The content is broken; the site goes on showing the last sound content.");
}

/** Gatsby's reporter breaks lines after 80 characters; editors and people look for file:line:column. */
function show(problems: Problem[]): void {
  const lines = [report(problems), fixHint(problems)].filter((part) => part !== undefined);
  process.stderr.write(`\n${lines.join("\n")}\n\n`);
}

import { appendFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { findImpact } from "../content/impact/find-impact";
import { changeComment } from "./comment/change-comment";
import { COMMENT_FILE } from "./comment/place";
import { BASE, changeEvent, filledIn, runAddress } from "./lib/change-event";
import { POSTERS_ADDRESS, POSTERS_FILE } from "./posters/place";

/**
 * Tells what a change touches: in the summary of the run, and in a file for the job that may comment
 * (comment.ts).
 */
function main(env: NodeJS.ProcessEnv): void {
  const event = changeEvent(env);
  const { PREVIEW_URL = "", PREVIEW_TARGET = "" } = env;
  const preview = PREVIEW_URL === "" || !event.isTrusted ? undefined : filledIn(PREVIEW_URL, event);
  const text = changeComment(findImpact(process.cwd(), BASE), {
    run: runAddress(env),
    hasPosters: existsSync(POSTERS_FILE),
    ...(preview !== undefined && { preview }),
    // The sheet is at the preview only where we have put it there ourselves.
    ...(preview !== undefined &&
      PREVIEW_TARGET !== "" && { posters: `${preview}${POSTERS_ADDRESS}?${event.head}` }),
  });
  mkdirSync(dirname(COMMENT_FILE), { recursive: true });
  writeFileSync(COMMENT_FILE, text);
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, text);
  console.log(text);
}

main(process.env);

import { appendFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { findImpact } from "../content/impact/find-impact";
import { changeComment } from "./change-comment";
import { BASE, POSTERS_ADDRESS, POSTERS_FILE } from "./places";

/** The comment, for the job that may write it. */
const COMMENT_FILE = ".report/comment.md";

/** Tells what a change touches: in the summary of the run, and in a file (.github/workflows/change.yml). */
function main(env: NodeJS.ProcessEnv): void {
  const { RUN = "", PREVIEW_URL = "", PREVIEW_TARGET = "", NUMBER = "", HEAD = "" } = env;
  const preview = PREVIEW_URL.replaceAll("{number}", NUMBER).replaceAll("{commit}", HEAD);
  const text = changeComment(findImpact(process.cwd(), BASE), {
    run: RUN,
    hasPosters: existsSync(POSTERS_FILE),
    ...(preview !== "" && { preview }),
    // The sheet is at the preview only where we have put it there ourselves.
    ...(preview !== "" &&
      PREVIEW_TARGET !== "" && { posters: `${preview}${POSTERS_ADDRESS}?${HEAD}` }),
  });
  mkdirSync(".report", { recursive: true });
  writeFileSync(COMMENT_FILE, text);
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, text);
  console.log(text);
}

main(process.env);

import { appendFileSync, existsSync } from "node:fs";
import { findImpact } from "../content/impact/find-impact";
import { changeComment } from "./comment/change-comment";
import { putComment } from "./comment/github";
import { BASE, changeEvent, filledIn } from "./lib/change-event";
import { POSTERS_ADDRESS, POSTERS_FILE } from "./posters/place";

/**
 * Tells what a change touches: in the summary of the run, and in one comment on the change, which is
 * written anew each time. A run for a fork may not write comments; the summary is all then.
 */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const event = changeEvent(env);
  const { PREVIEW_URL = "", PREVIEW_TARGET = "", GITHUB_REPOSITORY = "" } = env;
  const preview = PREVIEW_URL === "" || event.isFork ? undefined : filledIn(PREVIEW_URL, event);
  const hasPosters = existsSync(POSTERS_FILE);
  const text = changeComment(findImpact(process.cwd(), BASE), {
    run: `${env.GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}`,
    hasPosters,
    ...(preview !== undefined && { preview }),
    // The sheet is at the preview only where we have put it there ourselves.
    ...(preview !== undefined &&
      PREVIEW_TARGET !== "" && { posters: `${preview}${POSTERS_ADDRESS}?${event.head}` }),
  });
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, text);
  console.log(text);
  if (event.isFork || !env.GITHUB_TOKEN) return;
  await putComment(
    {
      api: env.GITHUB_API_URL ?? "https://api.github.com",
      repository: GITHUB_REPOSITORY,
      number: event.number,
      token: env.GITHUB_TOKEN,
    },
    text,
  );
}

main(process.env).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

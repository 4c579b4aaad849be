import { existsSync, readFileSync } from "node:fs";
import { failureComment, withoutPreview } from "./comment/change-comment";
import { putComment } from "./comment/github";
import { COMMENT_FILE } from "./comment/place";
import { changeEvent, runAddress } from "./lib/change-event";

/**
 * Puts what the build has told of a change (impact-comment.ts) into one comment on it, which is replaced each
 * time; where the build or its preview failed, it says so.
 */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const run = runAddress(env);
  const isBuilt = env.BUILD_RESULT === "success" && existsSync(COMMENT_FILE);
  const told = isBuilt ? readFileSync(COMMENT_FILE, "utf8") : failureComment(run);
  await putComment(
    {
      api: env.GITHUB_API_URL ?? "https://api.github.com",
      repository: env.GITHUB_REPOSITORY ?? "",
      number: changeEvent(env).number,
      token: env.GITHUB_TOKEN ?? "",
    },
    isBuilt && env.PREVIEW_RESULT === "failure" ? withoutPreview(told, run) : told,
  );
}

main(process.env).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

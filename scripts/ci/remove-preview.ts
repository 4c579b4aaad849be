import { DeployError } from "../deploy/deploy-error";
import { targetOf } from "../deploy/targets";
import { changeEvent, filledIn } from "./lib/change-event";

/** Takes away the preview of a change that is closed. */
async function main(env: NodeJS.ProcessEnv): Promise<void> {
  const { PREVIEW_TARGET = "" } = env;
  // Any other folder belongs to more than this change.
  if (!PREVIEW_TARGET.replace(/\/+$/, "").split("/").at(-1)?.includes("{number}")) {
    throw new DeployError(
      "The last folder of PREVIEW_TARGET has no {number}: nothing is taken away.",
    );
  }
  const target = targetOf(filledIn(PREVIEW_TARGET, changeEvent(env)));
  if ((await target?.readState()) === undefined) {
    console.log("There is no preview of this change.");
    return;
  }
  await target?.clear();
  console.log(`${target?.name} is gone.`);
}

main(process.env).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

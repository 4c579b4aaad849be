import { CommandError } from "../../lib/command-line/command-error";
import { targetOf } from "../deploy/targets";

/** Removes the preview of change NUMBER at PREVIEW_TARGET. */
async function main({ PREVIEW_TARGET = "", NUMBER = "" }: NodeJS.ProcessEnv): Promise<void> {
  const folder = PREVIEW_TARGET.replace(/\/+$/, "").split("/").at(-1) ?? "";
  // Other folders do not belong to this change alone.
  if (!folder.includes("{number}") || !/^\d+$/.test(NUMBER)) {
    throw new CommandError(
      "The last folder of PREVIEW_TARGET has no {number}, or there is no NUMBER: nothing is taken away.",
    );
  }
  const target = targetOf(PREVIEW_TARGET.replaceAll("{number}", NUMBER));
  if ((await target.readState()) === undefined) {
    console.log("There is no preview of this change.");
    return;
  }
  await target.clear();
  console.log(`${target.name} is gone.`);
}

main(process.env).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

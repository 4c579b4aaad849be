import { copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { manifestOf } from "../../lib/site/manifest";
import { deploy, prepare } from "../deploy/deploy";
import { DeployError } from "../deploy/deploy-error";
import { soundBuild } from "../deploy/release/sound-build";
import { targetOf } from "../deploy/targets";
import { summary } from "../deploy/words";
import { changeEvent, filledIn } from "./lib/change-event";
import { POSTERS_ADDRESS, POSTERS_FILE } from "./posters/place";

/** Publishes the build of a change to PREVIEW_TARGET, with the sheet of its posters beside the pages. */
async function main(root: string, env: NodeJS.ProcessEnv): Promise<void> {
  const target = targetOf(filledIn(env.PREVIEW_TARGET ?? "", changeEvent(env)));
  if (!target) throw new DeployError("PREVIEW_TARGET is not set.");
  const folder = join(root, "public");
  const { commit } = await soundBuild(root);
  const sheet = join(folder, POSTERS_ADDRESS);
  try {
    if (existsSync(POSTERS_FILE)) {
      mkdirSync(dirname(sheet), { recursive: true });
      copyFileSync(POSTERS_FILE, sheet);
    }
    const release = await manifestOf(folder, commit);
    const build = { release, folder, headers: join(root, "deploy/generated") };
    const deployment = await prepare(build, target);
    console.log(`${target.name}\n${summary(deployment, release)}`);
    await deploy(build, target, deployment, async () => {});
  } finally {
    rmSync(dirname(sheet), { recursive: true, force: true });
  }
}

main(process.cwd(), process.env).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

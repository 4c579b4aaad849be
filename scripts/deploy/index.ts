import { join } from "node:path";
import { deploy, prepare } from "./deploy";
import { DeployError } from "./deploy-error";
import { deployOptions } from "./options";
import { validBuild } from "./release/valid-build";
import { steps, summary } from "./words";

/** `npm run deploy -- TARGET`: publishes what differs from what is there (docs/deploy.md). */
async function main(root: string, args: readonly string[]): Promise<void> {
  const { target, isDryRun } = deployOptions(args, process.env);
  const release = await validBuild(root);
  const build = { release, folder: join(root, "public"), headers: join(root, "deploy/generated") };
  const deployment = await prepare(build, target);
  if (isDryRun) {
    console.log([steps(deployment), summary(deployment, release)].filter(Boolean).join("\n\n"));
    return;
  }
  console.log(`${target.name}\n${summary(deployment, release)}`);
  await deploy(build, target, deployment);
  console.log("Published.");
}

main(process.cwd(), process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof DeployError ? error.message : error);
  process.exitCode = 1;
});

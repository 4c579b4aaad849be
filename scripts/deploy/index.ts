import { join } from "node:path";
import { counted } from "../../lib/content/model/problems/words";
import type { Manifest } from "../../lib/site/manifest/manifest";
import { isHelpRequested } from "../../lib/command-line/is-help-requested";
import { readArguments } from "../../lib/command-line/read-arguments";
import { deploy, type Deployment, prepare } from "./deploy";
import { CommandError } from "../../lib/command-line/command-error";
import { builtFor } from "./release/built-for";
import { RULES } from "./release/plan-release";
import { quickPicturesFault, validBuild } from "./release/valid-build";
import { fail } from "../lib/system-fault.mjs";
import { targetOf } from "./targets";

const USAGE = `npm run deploy -- TARGET [--check] [--dry-run]

  TARGET     the folder that is served, local or user@host:/path (rsync over ssh)
  --check    prints what would happen, and changes nothing
  --dry-run  the same, with the name of each file`;

function summary(
  { plan }: Deployment,
  uploads: readonly string[],
  { files }: Manifest,
  host = "own",
): string {
  const { assets, removals, unchanged, kept } = plan;
  const bytes = uploads.reduce((sum, path) => sum + (files[path]?.bytes ?? 0), 0);
  const lines = [
    `${counted(uploads.length, "file")} to upload, ${(bytes / 1e6).toFixed(1)} MB: ` +
      `${assets.length} of them with a hash in the name`,
    `${counted(removals.length, "file")} to remove, ${unchanged} there already, ` +
      `${Object.keys(kept).length} kept for pages that are open`,
  ];
  // Other hosts read no headers of nginx.
  if (host === "own" && plan.last.some((path) => RULES.has(path))) {
    lines.push("headers or redirects changed: reload nginx");
  }
  return lines.join("\n");
}

/** `npm run deploy -- TARGET`: publishes differences from the target (docs/deploy.md). */
async function main(root: string, args: readonly string[]): Promise<void> {
  if (isHelpRequested(args)) return console.log(USAGE);
  const { values, positionals } = readArguments(args, {
    options: { check: { type: "boolean" }, "dry-run": { type: "boolean" } },
    count: 1,
    usage: USAGE,
  });
  const target = targetOf(positionals[0] ?? "");
  const release = validBuild(root);
  const build = { release, folder: join(root, "public"), headers: join(root, "deploy/generated") };
  const deployment = await prepare(build, target);
  const { assets, sheets, pages, last, removals } = deployment.plan;
  const uploads = [...assets, ...sheets, ...pages, ...last];
  const built = builtFor(root);
  const text = summary(deployment, uploads, release, built?.host);
  if (values["dry-run"]) {
    for (const path of uploads) console.log(`upload  ${path}`);
    for (const path of removals) console.log(`remove  ${path}`);
  }
  console.log([built?.line, target.name, text].filter(Boolean).join("\n"));
  const fault = quickPicturesFault(root);
  if (values.check || values["dry-run"]) {
    return console.log([fault, "Nothing was published."].filter(Boolean).join("\n"));
  }
  if (fault !== undefined) throw new CommandError(fault);
  await deploy(build, target, deployment);
  console.log(`Published to ${target.name}.`);
}

main(process.cwd(), process.argv.slice(2)).catch((error: unknown) => {
  fail(error, error instanceof CommandError);
});

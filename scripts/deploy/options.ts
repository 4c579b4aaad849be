import { readArguments } from "../content/arguments";
import { UsageError } from "../content/usage-error";
import { keptByNpm, keptWords } from "../lib/kept-by-npm";
import { DeployError } from "./deploy-error";
import { targetOf } from "./targets";
import type { Target } from "./targets/target";

const USAGE = `npm run deploy -- TARGET [--dry-run]

  TARGET     a folder, or user@host:/path (rsync over ssh): where the site is served from
  --dry-run  says what would be done, and does nothing`;

/** What `npm run deploy` is asked for. */
export interface DeployOptions {
  readonly target: Target;
  readonly isDryRun: boolean;
}

const OPTIONS = { "dry-run": { type: "boolean", default: false } } as const;

/**
 * Reads the arguments of `npm run deploy`.
 * @throws DeployError with the usage if they are not valid, or npm has kept one of them
 */
export function deployOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): DeployOptions {
  const kept = keptByNpm(Object.keys(OPTIONS), environment);
  if (kept.length > 0) throw new DeployError(keptWords(kept, "npm run deploy -- TARGET …"));
  try {
    const { values, positionals } = readArguments(args, { options: OPTIONS, count: 1, usage: "" });
    const target = targetOf(positionals[0] ?? "");
    if (target) return { target, isDryRun: values["dry-run"] };
    throw new UsageError("");
  } catch (error) {
    throw new DeployError(`${(error as Error).message}\n\n${USAGE}`.trim());
  }
}

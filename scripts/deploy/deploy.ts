import { isDeepStrictEqual } from "node:util";
import type { Manifest } from "../../lib/site/manifest/manifest";
import { CommandError } from "../../lib/command-line/command-error";
import { isDone, planRelease } from "./release/plan-release";
import { NOTHING_THERE, parseState, type TargetState } from "./release/target-state";
import type { Target } from "./targets/target";

/** A build and where its parts are. */
export interface Build {
  readonly release: Manifest;
  /** Folder of what is served. */
  readonly folder: string;
  /** Folder of the headers for servers that are configured (deploy/generated). */
  readonly headers: string;
}

/** What is to be done at a target, and what is known of it. */
export type Deployment = Awaited<ReturnType<typeof prepare>>;

/**
 * Compares a release with what is published at a target. Changes nothing.
 * @throws CommandError if the target holds files that no deployment put there
 */
export async function prepare({ release }: Build, target: Target) {
  const text = await target.readState();
  if (text === undefined && !(await target.isEmpty())) {
    throw new CommandError(
      `${target.name} holds files that no deployment put there. Empty it or name another folder.`,
    );
  }
  const state =
    text === undefined ? NOTHING_THERE : parseState(text, `${target.name}.manifest.json`);
  return { state, plan: planRelease(state, release) };
}

/**
 * Publishes a build, in an order that leaves no visitor without a file: new hashed files, style sheets, pages and
 * their data, what decides about them, and last removals. Interrupted anywhere, it ends well when it is run
 * again. Hashed files of the release before stay until the next one.
 */
export async function deploy(
  { release, folder, headers }: Build,
  target: Target,
  { state, plan }: Deployment,
): Promise<void> {
  if (isDone(state, plan)) return;
  const save = (next: TargetState) => target.writeState(`${JSON.stringify(next)}\n`);
  const others = state.attempts.filter(({ files }) => !isDeepStrictEqual(files, release.files));
  await save({ ...state, attempts: [...others, release] });
  await target.upload(folder, plan.assets);
  await target.upload(folder, plan.sheets);
  await target.upload(folder, plan.pages);
  await target.putHeaders(headers);
  await target.upload(folder, plan.last);
  await target.remove(plan.removals);
  await save({ version: 1, release, kept: plan.kept, attempts: [] });
}

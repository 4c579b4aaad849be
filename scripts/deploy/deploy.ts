import { isDeepStrictEqual } from "node:util";
import type { Manifest } from "../../lib/site/manifest/manifest";
import { CommandError } from "../../lib/command-line/command-error";
import { isDone, planRelease } from "./release/plan-release";
import { EMPTY_STATE, parseState, type TargetState } from "./release/target-state";
import type { Target } from "./targets/target";

export interface Build {
  readonly release: Manifest;
  readonly folder: string;
  /** Folder of the headers for configurable servers (deploy/generated). */
  readonly headers: string;
}

export type Deployment = Awaited<ReturnType<typeof prepare>>;

/**
 * Compares a release with the target's state. Changes nothing.
 * @throws CommandError if the target holds files from elsewhere
 */
export async function prepare({ release }: Build, target: Target) {
  const text = await target.readState();
  if (text === undefined && !(await target.isEmpty())) {
    throw new CommandError(
      `${target.name} holds files that no deployment put there. Empty it or name another folder.`,
    );
  }
  const state = text === undefined ? EMPTY_STATE : parseState(text, `${target.name}.manifest.json`);
  return { state, plan: planRelease(state, release) };
}

/**
 * Publishes a build in an order that never leaves visitors without a file: new hashed files, style sheets, pages and
 * their data, rule files and the service worker, removals. After an interruption it can be run again. Hashed files of
 * the last release stay until the next one.
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
  await target.uploadHeaders(headers);
  await target.upload(folder, plan.last);
  await target.remove(plan.removals);
  await save({ version: 1, release, kept: plan.kept, attempts: [] });
}

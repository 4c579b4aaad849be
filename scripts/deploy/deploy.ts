import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Manifest } from "../../lib/site/manifest";
import { DeployError } from "./deploy-error";
import { addressesOf, EVERYTHING, redirectedIn } from "./purge/purge-list";
import { isDone, planRelease, type ReleasePlan } from "./release/plan-release";
import { NOTHING_THERE, parseState, type TargetState } from "./release/target-state";
import type { Target } from "./targets/target";

/** The file of a site that says where old addresses lead. */
const REDIRECTS = "_redirects";

/** A build and where its parts are. */
export interface Build {
  readonly release: Manifest;
  /** Folder of what is served. */
  readonly folder: string;
  /** Folder of the headers for servers that are configured (deploy/generated). */
  readonly headers: string;
}

/** What is to be done at a target, and what is known of it. */
export interface Deployment {
  readonly state: TargetState;
  readonly plan: ReleasePlan;
  /** SHA-256 of the rules for headers of this build. */
  readonly headers: string;
  /** Addresses that caches have to forget afterwards. */
  readonly purge: readonly string[];
}

/**
 * Compares a build with what is published at a target. Changes nothing.
 * @throws DeployError if the target holds files that no deployment put there
 */
export async function prepare(
  { release, folder, headers }: Build,
  target: Target,
): Promise<Deployment> {
  const text = await target.readState();
  if (text === undefined && !(await target.isEmpty())) {
    throw new DeployError(
      `${target.name} holds files that no deployment put there. Empty it or name another folder.`,
    );
  }
  const state =
    text === undefined ? NOTHING_THERE : parseState(text, `${target.name}.manifest.json`);
  const plan = planRelease(state, release);
  const digest = digestOf(join(headers, "headers.json"));
  // Caches keep headers with what they belong to.
  const areOthers = text !== undefined && state.headers !== digest;
  const redirected = plan.last.includes(REDIRECTS)
    ? redirectedIn(readFileSync(join(folder, REDIRECTS), "utf8"))
    : [];
  const purge = new Set([...state.unpurged, ...addressesOf(plan.stale), ...redirected]);
  if (areOthers || purge.has(EVERYTHING))
    return { state, plan, headers: digest, purge: [EVERYTHING] };
  return { state, plan, headers: digest, purge: [...purge] };
}

/**
 * Publishes a build, in an order that leaves no visitor without a file: new hashed files, style sheets, pages and
 * their data, what decides about them, and last removals. Interrupted anywhere, it ends well when it is run
 * again. Hashed files of the release before stay until the next one.
 * @param forget has caches forget addresses; if it fails, the next deployment does it
 */
export async function deploy(
  build: Build,
  target: Target,
  { state, plan, headers, purge }: Deployment,
  forget: (addresses: readonly string[]) => Promise<void>,
): Promise<void> {
  const { release, folder } = build;
  const save = (next: TargetState) => target.writeState(`${JSON.stringify(next)}\n`);
  if (!isDone(state, plan) || state.headers !== headers) {
    const others = state.attempts.filter(({ files }) => !isDeepStrictEqual(files, release.files));
    await save({ ...state, attempts: [...others, release], unpurged: purge });
    await target.upload(folder, plan.assets);
    await target.upload(folder, plan.sheets);
    await target.upload(folder, plan.pages);
    await target.putHeaders(build.headers);
    await target.upload(folder, plan.last);
    await target.remove(plan.removals);
  }
  const { kept } = plan;
  const done: TargetState = { version: 1, release, kept, attempts: [], headers, unpurged: purge };
  await save(done);
  if (purge.length === 0) return;
  await forget(purge);
  await save({ ...done, unpurged: [] });
}

function digestOf(file: string): string {
  return existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : "";
}

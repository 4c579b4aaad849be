import { createHistogram } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { readStoredAnswers } from "../../lib/api/read-stored-answers";
import { contentFolder } from "../../lib/content/check/validated/content-folder";
import type { Database } from "../../server/live/database/database";
import { publish } from "../../server/live/exhibition/publish";
import { approve, standsIn } from "../../server/live/moderation/moderated-stands";
import { expectationOf } from "./expectation";
import { largeStand, planOf, type Step } from "./plan";
import type { Outcome } from "./send";
import { verify } from "./verify";

const REQUESTS = 10_000;
const CLIENTS = 16;
const STANDS = 40;

/** Pause between two approvals, in ms. */
const APPROVAL_PAUSE_MS = 250;

export interface Load {
  readonly plans: readonly Step[][];
  readonly opening: readonly Step[];
}

/** Publishes the stands, and plans 10,000 requests of 16 clients. */
export async function prepareLoad(database: Database): Promise<Load> {
  const first = Array.from({ length: STANDS }, (_, index) => largeStand(`stand-${index}`, index));
  const stands: string[] = [];
  for (const stand of first) stands.push((await publish(database, stand)).id);
  await approve(database, stands);
  return {
    plans: Array.from({ length: CLIENTS }, (_, client) =>
      planOf(client, REQUESTS / CLIENTS, stands),
    ),
    opening: first.map((body) => ({ kind: "", path: "", body, status: 200, times: 1 })),
  };
}

/**
 * Sends the requests of all clients in parallel, each client's one after another, while a maintainer approves stands.
 */
export async function sendLoad(
  { plans }: Load,
  database: Database,
  sendStep: (step: Step, client: number) => Promise<Outcome>,
): Promise<Outcome[]> {
  const ending = new AbortController();
  const approving = approveWaitingStands(database, ending);
  const sent = plans.map(async (steps, client) => {
    const outcomes: Outcome[] = [];
    for (const step of steps) {
      const times = Array.from({ length: step.times }, () => sendStep(step, client));
      outcomes.push(...(await Promise.all(times)));
    }
    return outcomes;
  });
  const outcomes = (await Promise.all(sent)).flat();
  ending.abort();
  await approving;
  return outcomes;
}

/** Approves waiting stands until the signal, and once more then. Failures are tried again. */
async function approveWaitingStands(
  database: Database,
  { signal }: AbortController,
): Promise<void> {
  for (let isLast = false; ; isLast = signal.aborted) {
    const approving = standsIn(database, "waiting").then((waiting) => {
      const ids = waiting.map(({ id }) => id);
      return ids.length > 0 ? approve(database, ids) : undefined;
    });
    await (isLast ? approving : approving.catch(() => undefined));
    if (isLast) return;
    await wait(APPROVAL_PAUSE_MS, undefined, { signal }).catch(() => undefined);
  }
}

export function speedOf(outcomes: readonly Outcome[], seconds: number): string {
  const times = createHistogram();
  for (const { milliseconds } of outcomes) times.record(Math.max(1, Math.round(milliseconds)));
  return (
    `${outcomes.length} requests, ${Math.round(outcomes.length / seconds)} a second; ` +
    `half within ${times.percentile(50)} ms, 99 of 100 within ${times.percentile(99)} ms`
  );
}

/** Wrong, lost and duplicated answers; empty if there are none. */
export async function faultsOf(
  { plans, opening }: Load,
  outcomes: readonly Outcome[],
  origin: string,
  database: Database,
): Promise<string[]> {
  const { list } = readStoredAnswers(contentFolder(process.cwd()))["exhibition-list"];
  const exhibits = list.map(({ id }) => id);
  const expected = expectationOf([...opening, ...plans.flat()], exhibits);
  const answerFaults = outcomes.flatMap(({ fault }) => fault ?? []);
  return [...answerFaults, ...(await verify(origin, database, expected))];
}

/** Prints faults. @throws if there are any */
export function report(faults: readonly string[]): void {
  for (const fault of faults.slice(0, 20)) console.error(fault);
  if (faults.length > 0)
    throw new Error(`${faults.length} faults: something was lost, duplicated or wrong.`);
  console.log("Nothing was lost or duplicated.");
}

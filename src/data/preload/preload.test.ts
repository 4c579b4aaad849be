import fc from "fast-check";
import { type PreloadState, preload, REVEAL_DELAY } from "./preload";

/** Outcome of each attempt to load a picture. */
type Outcome = { readonly kind: "comes" | "fails" | "silent"; readonly after: number };

const outcome = fc.record({
  kind: fc.constantFrom("comes" as const, "fails" as const, "silent" as const),
  after: fc.nat(900),
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Runs a preload of pictures with these outcomes and records each state with its time. */
function watch(outcomes: readonly (readonly Outcome[])[]) {
  const started = Date.now();
  const states: { at: number; state: PreloadState<string> }[] = [];
  const leaving = new AbortController();
  const attempts = new Map<string, number>();
  let running = 0;
  let mostAtOnce = 0;
  const load = (name: string, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      const time = attempts.get(name) ?? 0;
      attempts.set(name, time + 1);
      running += 1;
      mostAtOnce = Math.max(mostAtOnce, running);
      const end = () => {
        running -= 1;
        signal.removeEventListener("abort", end);
      };
      signal.addEventListener("abort", end);
      const { kind, after } = outcomes[Number(name)]?.[time] ?? { kind: "fails", after: 0 };
      if (kind === "silent") return;
      setTimeout(() => {
        if (signal.aborted) return;
        end();
        if (kind === "comes") resolve(`picture ${name}`);
        else reject(new Error("failed"));
      }, after);
    });
  preload({
    names: outcomes.map((_, index) => String(index)),
    load,
    onChange: (state) => states.push({ at: Date.now() - started, state }),
    signal: leaving.signal,
  });
  return { states, leaving, attempts, most: () => mostAtOnce };
}

it("never falls, reaches 1, and is revealed once, 500 ms after the last picture", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(outcome, { minLength: 2, maxLength: 2 })),
      async (outcomes) => {
        const { states, attempts, most } = watch(outcomes);
        await jest.runAllTimersAsync();
        const progress = states.map(({ state }) => state.progress);
        expect(progress).toEqual(progress.toSorted((a, b) => a - b));
        expect(progress.at(-1)).toBe(1);
        const revealed = states.filter(({ state }) => state.isRevealed);
        expect(revealed).toHaveLength(1);
        const last = states.findLast(({ state }) => !state.isRevealed);
        expect((revealed[0]?.at ?? 0) - (last?.at ?? 0)).toBe(REVEAL_DELAY);
        const succeeded = outcomes.map((two) => two.some(({ kind }) => kind === "comes"));
        expect(revealed[0]?.state).toMatchObject({
          total: outcomes.length,
          settled: outcomes.length,
          failed: succeeded.filter((one) => !one).length,
          pictures: succeeded.map((one, index) => (one ? `picture ${index}` : undefined)),
        });
        expect(most()).toBeLessThanOrEqual(6);
        for (const times of attempts.values()) expect(times).toBeLessThanOrEqual(2);
      },
    ),
    { numRuns: 40 },
  );
});

it("skips the remaining pictures after the total time limit", async () => {
  const silent: Outcome = { kind: "silent", after: 0 };
  const { states } = watch(Array.from({ length: 1000 }, () => [silent, silent]));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)?.state).toMatchObject({ progress: 1, failed: 1000, isRevealed: false });
  await jest.advanceTimersByTimeAsync(REVEAL_DELAY);
  expect(states.at(-1)?.state.isRevealed).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

it("reports and requests nothing after an abort", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(outcome, { minLength: 2, maxLength: 2 }), { minLength: 1 }),
      fc.nat(3000),
      async (outcomes, leftAt) => {
        const { states, leaving, attempts } = watch(outcomes);
        await jest.advanceTimersByTimeAsync(leftAt);
        leaving.abort();
        const [said, times] = [states.length, [...attempts.values()]];
        await jest.runAllTimersAsync();
        expect(states).toHaveLength(said);
        expect([...attempts.values()]).toEqual(times);
        expect(jest.getTimerCount()).toBe(0);
      },
    ),
    { numRuns: 40 },
  );
});

it("is revealed after the delay if there is nothing to load", async () => {
  const { states } = watch([]);
  await jest.runAllTimersAsync();
  expect(states.map(({ at, state }) => [at, state.progress, state.isRevealed])).toEqual([
    [0, 1, false],
    [REVEAL_DELAY, 1, true],
  ]);
});

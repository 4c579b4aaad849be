type Look = () => { share: number; part: string; detail?: string };
const { barLine, inWords, say, withProgress } = jest.requireActual<{
  barLine: (state: ReturnType<Look>, elapsed: number) => string;
  inWords: (ms: number) => string;
  say: (text: string, to: object) => void;
  withProgress: <T>(look: Look, work: () => Promise<T>, to: object) => Promise<T>;
}>("./progress.mjs");

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Shows the states one after the other, each for as long as the bar needs to see it; gives what was written. */
async function shown(states: ReturnType<Look>[], isTTY: boolean, env = {}): Promise<string> {
  let text = "";
  const out = { isTTY, write: (more: string) => (text += more) };
  let at = 0;
  const given = await withProgress(
    () => states[at] ?? { share: 1, part: "" },
    async () => {
      for (at = 0; at < states.length; at += 1) jest.advanceTimersByTime(300);
      say("Done.", { out, env });
      return 7;
    },
    { out, env },
  );
  expect(given).toBe(7);
  expect(jest.getTimerCount()).toBe(0);
  return text;
}

const STATES = [0.1, 0.2, 0.3, 0.42, 0.45].map((share, at) => ({
  share,
  part: at < 2 ? "reading" : "encoding",
  ...(at < 2 ? {} : { detail: `${at} of 4` }),
}));

it("says in a log what is being done, and now and then how far it is", async () => {
  const lines = "  reading\n  encoding, 2 of 4\n  encoding, 3 of 4\nDone.\n";
  expect(await shown(STATES, false)).toBe(lines);
  expect(await shown(STATES, true, { CI: "true" })).toBe(lines);
});

it("draws a bar on a terminal, always on one line, and leaves none behind", async () => {
  const text = await shown(STATES, true);
  expect(text.split("\n")).toHaveLength(2);
  expect(text).toMatch(/██░+ +10 %[^]+█████░+ +20 %/);
  expect(text).toContain("\r\u001b[2KDone.\n");
  expect(text.endsWith("\r\u001b[2K")).toBe(true);
});

it("reckons from the pace so far how long it will be", () => {
  const state = { share: 0.25, part: "encoding", detail: "1 of 4" };
  expect(barLine(state, 10_000)).toMatch(/^█{6}░{18} +25 % {2}encoding, 1 of 4, about 30 s left$/);
  expect(barLine({ share: 0.01, part: "encoding" }, 10_000)).toMatch(/ 0*1 % {2}encoding$/);
  expect([1, 12_000, 99_000, 160_000].map(inWords)).toEqual(["5 s", "15 s", "1.5 min", "2.5 min"]);
});

it("ends the bar when the work fails", async () => {
  const look = () => ({ share: 0, part: "" });
  const failing = withProgress(look, () => Promise.reject(new Error("no")), {
    out: { write: () => true },
  });
  await expect(failing).rejects.toThrow("no");
  expect(jest.getTimerCount()).toBe(0);
});

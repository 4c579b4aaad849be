/** @jest-environment jsdom */
import { retryPageData, type DataResponse, type DataLoader } from "./retry-page-data";

const URL = "/page-data/a/page-data.json";

/** A loader whose server responds with these statuses; the last one repeats. */
function createLoader(...statuses: readonly number[]) {
  const times: number[] = [];
  const loader: DataLoader = {
    memoizedGet: async () => {
      const status = statuses[times.length] ?? statuses.at(-1) ?? 0;
      times.push(Date.now());
      return { status, responseText: String(status) };
    },
  };
  retryPageData(loader);
  return { times, get: () => loader.memoizedGet(URL) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function answered(answer: Promise<DataResponse>): Promise<number> {
  await jest.runAllTimersAsync();
  return (await answer).status;
}

describe("data of pages", () => {
  it.each([200, 404])(
    "a %d is final, but fetched again when the data is needed again",
    async (status) => {
      const { times, get } = createLoader(status);
      expect(await answered(get())).toBe(status);
      expect(await answered(get())).toBe(status);
      expect(times).toHaveLength(2);
    },
  );

  it.each([500, 503, 429, 403])(
    "a %d is retried twice, with growing delays, and then never again",
    async (status) => {
      const { times, get } = createLoader(status);
      const both = [get(), get()];
      for (const answer of both) expect(await answered(answer)).toBe(503);
      expect(await answered(get())).toBe(503);
      const [first = 0, second = 0, third = 0] = times;
      expect(times).toHaveLength(3);
      expect(second).toBeGreaterThan(first);
      expect(third - second).toBeGreaterThan(second - first);
    },
  );

  it("arrives when the server has recovered", async () => {
    const { times, get } = createLoader(500, 500, 200);
    expect(await answered(get())).toBe(200);
    expect(times).toHaveLength(3);
  });

  it("a lost connection is retried, but not while offline", async () => {
    const broken = createLoader(0, 200);
    expect(await answered(broken.get())).toBe(200);
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const offline = createLoader(0);
    expect(await answered(offline.get())).toBe(0);
    expect(offline.times).toHaveLength(1);
  });
});

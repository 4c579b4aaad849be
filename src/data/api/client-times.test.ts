import { envelopeOf } from "#lib/api/envelope";
import { createClient } from "./client";
import { environmentOf } from "./testing.fixtures";

const COUNTS = { view: 3, achievement: 1, updateTime: "2026-04-01T09:00:00Z" };
const fetchSpy = jest.spyOn(globalThis, "fetch");
const { failures, ...environment } = environmentOf("https://encore.example");
const client = createClient(environment);

/** Respond immediately: with the counts, or with a `Retry-After`. */
const succeed = () => fetchSpy.mockImplementation(async () => Response.json(envelopeOf(COUNTS)));
const rejectFor = (seconds: number) =>
  fetchSpy.mockImplementationOnce(async () =>
    Response.json({}, { status: 503, headers: { "retry-after": String(seconds) } }),
  );

/** Returns a function that reads the outcome of a call so far. */
function watch(call: Promise<unknown>): () => unknown {
  let outcome: unknown = "nothing yet";
  const settle = (value: unknown) => {
    outcome = value;
  };
  call.then(settle, settle);
  return () => outcome;
}

beforeEach(() => {
  jest.useFakeTimers();
  fetchSpy.mockReset();
  failures.length = 0;
});
afterEach(() => jest.useRealTimers());

it("a content call takes at least 200 ms, whether it succeeds or fails", async () => {
  succeed();
  const good = watch(client.get("count-info"));
  await jest.advanceTimersByTimeAsync(199);
  expect(good()).toBe("nothing yet");
  await jest.advanceTimersByTimeAsync(1);
  expect(good()).toEqual(COUNTS);

  fetchSpy.mockImplementation(async () => Response.json({ code: 404, msg: "" }));
  const bad = watch(client.get("count-info"));
  await jest.advanceTimersByTimeAsync(199);
  expect([bad(), failures]).toEqual(["nothing yet", []]);
  await jest.advanceTimersByTimeAsync(1);
  expect(bad()).toMatchObject({ status: 404 });
});

it("a general call has no shortest time", async () => {
  succeed();
  const call = watch(client.call("/user/info"));
  await jest.advanceTimersByTimeAsync(1);
  expect(call()).toEqual(COUNTS);
});

it("a call waits as long as `Retry-After`", async () => {
  succeed();
  rejectFor(1);
  const call = watch(client.get("count-info"));
  await jest.advanceTimersByTimeAsync(990);
  expect(fetchSpy).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(20);
  expect(fetchSpy).toHaveBeenCalledTimes(2);
  expect(call()).toEqual(COUNTS);
});

it("but not longer than it may take", async () => {
  rejectFor(3600);
  const call = watch(client.get("count-info"));
  await jest.advanceTimersByTimeAsync(200);
  expect(call()).toMatchObject({ status: 503 });
  expect(fetchSpy).toHaveBeenCalledTimes(1);
});

it("a call without an answer ends after ten seconds", async () => {
  fetchSpy.mockImplementation(() => new Promise(() => {}));
  const call = watch(client.get("count-info"));
  await jest.advanceTimersByTimeAsync(9_990);
  expect(call()).toBe("nothing yet");
  await jest.advanceTimersByTimeAsync(10);
  expect(call()).toMatchObject({ kind: "timeout", status: 408 });
  expect(failures).toHaveLength(1);
});

it("a call without a connection fails as offline", async () => {
  const { navigator } = globalThis;
  Object.defineProperty(globalThis, "navigator", { value: { onLine: false }, configurable: true });
  fetchSpy.mockImplementation(() => Promise.reject(new TypeError("Failed to fetch")));
  const call = watch(client.get("count-info"));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(call()).toMatchObject({ kind: "offline" });
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
});

it("fails by name if a part of a call cannot be fetched", async () => {
  jest.doMock("./pick-page", () => {
    throw new Error("Loading chunk 7 failed");
  });
  const page = { total: 0, page: 1, size: 100, list: [] };
  fetchSpy.mockImplementation(async () => Response.json(envelopeOf(page)));
  const reader = createClient({ ...environment, hasFunctions: false });
  const call = watch(reader.get("video-list", { query: { page: 1 } }));
  await jest.advanceTimersByTimeAsync(200);
  expect(call()).toMatchObject({ name: "ApiError", kind: "network" });
  expect(failures).toHaveLength(1);
});

import { createApis } from "./create-apis";
import type { Calls } from "./content-api";
import { environmentOf } from "./testing.fixtures";

const HERE = "https://encore.example";
const change = { action: "view", device: "uP3r5kQ0m2t8ZxYvN1bA7w" } as const;

it("loads the client once, with the first call", async () => {
  const get = jest.fn(() => Promise.resolve("an answer"));
  const load = jest.fn(() => Promise.resolve({ get } as unknown as Calls));
  const api = createApis(environmentOf(HERE), load);
  expect(load).not.toHaveBeenCalled();
  const options = { background: true };
  expect(await api.get("count-info", options)).toBe("an answer");
  await api.get("source-url");
  expect(load).toHaveBeenCalledTimes(1);
  expect(get.mock.calls).toEqual([["count-info", options], ["source-url"]]);
});

it("fails the call by name if that cannot be fetched, and tries again with the next one", async () => {
  const calls = { get: () => Promise.resolve("an answer") } as unknown as Calls;
  const load = jest.fn<Promise<Calls>, []>();
  load.mockRejectedValueOnce(new Error("Loading chunk 7 failed")).mockResolvedValueOnce(calls);
  const environment = environmentOf(HERE);
  const api = createApis(environment, load);
  const failure = { name: "ApiError", kind: "network" };
  await expect(api.get("count-info")).rejects.toMatchObject(failure);
  expect(environment.failures).toMatchObject([[failure, false]]);
  expect(await api.get("count-info")).toBe("an answer");
});

it("reports the failure to every waiting call, in the background or not as it was made", async () => {
  const environment = environmentOf(HERE);
  const load = () => Promise.reject(new Error("Loading chunk 7 failed"));
  const api = createApis(environment, load);
  const leaving = new AbortController();
  const all = Promise.allSettled([
    api.get("count-info", { background: true }),
    api.call("/user/info", { skipMessages: true }),
    api.fetchStaticJson("film/cues.json"),
    api.get("count-info", { signal: leaving.signal }),
  ]);
  leaving.abort(new Error("left the page"));
  expect(await all).toMatchObject([
    { reason: { kind: "network" } },
    { reason: { kind: "network" } },
    { reason: { kind: "network" } },
    { reason: { message: "left the page" } },
  ]);
  expect(environment.failures.map(([, isBackground]) => isBackground)).toEqual([true, true, false]);
});

it("rejects changes at once without functions, and loads nothing", async () => {
  const load = jest.fn();
  const environment = environmentOf(HERE, { hasFunctions: false });
  const api = createApis(environment, load);
  expect(api.hasFunctions).toBe(false);
  await expect(api.changeCount(change, { background: true })).rejects.toMatchObject({
    kind: "no-functions",
  });
  await expect(
    api.changeExhibition({ ...change, action: "cheer", id: "V1StGXR8_Z5jdHi6" }),
  ).rejects.toMatchObject({ kind: "no-functions" });
  expect(environment.failures).toMatchObject([
    [{ kind: "no-functions" }, true],
    [{ kind: "no-functions" }, false],
  ]);
  expect(load).not.toHaveBeenCalled();
});

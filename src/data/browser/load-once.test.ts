import { loadOnce } from "./load-once";

it("loads once for concurrent calls", async () => {
  const load = jest.fn(async () => "loaded");
  const loaded = loadOnce(load);
  expect(await Promise.all([loaded(), loaded()])).toEqual(["loaded", "loaded"]);
  expect(await loaded()).toBe("loaded");
  expect(load).toHaveBeenCalledTimes(1);
});

it("loads again after a failure, which rejects all concurrent calls", async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error("gone"));
  load.mockResolvedValue("loaded");
  const ask = loadOnce(load);
  const outcomes = await Promise.allSettled([ask(), ask()]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await ask()).toBe("loaded");
  expect(load).toHaveBeenCalledTimes(2);
});

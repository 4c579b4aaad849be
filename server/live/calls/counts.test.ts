import { ACHIEVEMENT_KEYS } from "../../../test/achievement-keys";
import { closeDatabases } from "../database/live-database";
import { BUDGETS, consumeBudget } from "../http/limits";
import { NO_COUNTS, secret } from "../testing/requests";
import { type ServedCalls, serveCalls } from "../testing/served-calls";
import { type TemporaryPlace, temporaryPlace } from "../testing/temporary-database";
import { countChangeCall } from "./counts";

const { ENCORE_DATABASE_URL } = process.env;
let place: TemporaryPlace;
let served: ServedCalls;
let visitors = 0;

beforeAll(async () => {
  place = await temporaryPlace();
  process.env.ENCORE_DATABASE_URL = place.url;
});
beforeEach(async () => {
  visitors += 1;
  served = await serveCalls(`203.0.113.${visitors}`);
  served.handler = countChangeCall(NO_COUNTS);
});
afterEach(() => served.close());
afterAll(async () => {
  await closeDatabases();
  await place.remove();
  if (ENCORE_DATABASE_URL === undefined) delete process.env.ENCORE_DATABASE_URL;
  else process.env.ENCORE_DATABASE_URL = ENCORE_DATABASE_URL;
});

const unlock = (key: string, device = "a") =>
  served.send({ action: "achievement", key, device: secret(device) });

it("counts every achievement of the schema, and no other", async () => {
  for (const key of ACHIEVEMENT_KEYS) expect((await unlock(key)).status).toBe(200);
  for (const key of ["", "first-row", "last-frame-2", "constructor", "view"]) {
    expect(await unlock(key)).toMatchObject({ status: 400, json: { code: 400, data: null } });
  }
  expect((await unlock("encore")).json).toMatchObject({
    data: { view: 0, achievement: ACHIEVEMENT_KEYS.length },
  });
});

it("counts for one address so much a day, whatever devices it makes up", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  try {
    const watch = (device: number) =>
      served.send({ action: "view", device: secret(`device-${device}`) });
    for (let spent = 2; spent < BUDGETS.count.points; spent += 1)
      await consumeBudget("count", served.visitor);
    for (const device of [1, 2]) expect((await watch(device)).status).toBe(200);
    const refused = await watch(3);
    expect(refused).toMatchObject({ status: 429, json: { code: 429, data: null } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(23 * 60 * 60);
    jest.advanceTimersByTime(10 * 60 * 1000);
    expect((await watch(3)).status).toBe(429);
    served.visitor = "198.51.100.7";
    expect(await watch(3)).toMatchObject({ json: { data: { view: 3 } } });
  } finally {
    jest.useRealTimers();
  }
});

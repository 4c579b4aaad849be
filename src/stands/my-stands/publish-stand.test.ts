/** @jest-environment jsdom */
import type { ExhibitionChangeAnswer, ExhibitionChangeRequest } from "#content/types";
import { ApiError } from "#src/data/api/api-error";
import { createStorage } from "#src/data/stores/stores.fixtures";
import { SafeStorage } from "#src/data/storage/safe-storage";
import { MyStands } from "../store/my-stands";
import { completeBrowser } from "#test/browser";
import { deviceStand, newPublication, publishStand } from "./publish-stand";

beforeAll(completeBrowser);

const NOW = new Date("2026-11-21T12:00:00.400Z");
const PUBLICATION = { title: "Encore", unit: "undead", document: "abc" } as const;

function emptyStands() {
  const { storage } = createStorage();
  return new MyStands(new SafeStorage(() => storage));
}

/** A server that stores stands by secret, and may lose its answers. */
function server(id: string) {
  const arrived = new Map<string, ExhibitionChangeRequest>();
  const state = { losesAnswers: false };
  const send = async (request: ExhibitionChangeRequest): Promise<ExhibitionChangeAnswer> => {
    if (request.action === "publish") arrived.set(request.token, request);
    if (state.losesAnswers) throw new ApiError("network");
    return { action: "publish", id, state: "waiting" };
  };
  return { arrived, state, send };
}

const outcomeOf = (mine: MyStands, publication: Promise<void>) =>
  publication.then(
    () => (mine.stands[0]?.status === "sent" ? "unanswered" : "answered"),
    () => "refused",
  );

test("the secret is stored before anything is sent", async () => {
  const mine = emptyStands();
  const stand = await newPublication(PUBLICATION, NOW);
  let before: unknown;
  await publishStand(mine, stand, async () => {
    before = mine.stands;
    return { action: "publish", id: stand.id, state: "waiting" };
  });
  expect(before).toEqual([stand]);
  expect(stand).toMatchObject({ created: "2026-11-21T12:00:00Z", status: "sent" });
});

test("its id, which ends its address, ends in a letter or a digit", async () => {
  const stands = await Promise.all(
    Array.from({ length: 300 }, () => newPublication(PUBLICATION, NOW)),
  );
  expect(stands.filter(({ id }) => !/^[\w-]{21}[A-Za-z0-9]$/.test(id))).toEqual([]);
});

test("an answered stand is waiting, with the secret to withdraw it", async () => {
  const mine = emptyStands();
  const stand = await newPublication(PUBLICATION, NOW);
  await publishStand(mine, stand, server(stand.id).send);
  expect(mine.stands).toEqual([{ ...stand, status: "waiting" }]);
});

test("a lost answer loses nothing, and sending again is idempotent", async () => {
  const mine = emptyStands();
  const stand = await newPublication({ ...PUBLICATION, author: "Row 12" }, NOW);
  const { arrived, state, send } = server(stand.id);
  state.losesAnswers = true;
  expect(await outcomeOf(mine, publishStand(mine, stand, send))).toBe("unanswered");
  const [kept] = mine.stands;
  expect(kept).toEqual(stand);
  state.losesAnswers = false;
  expect(await outcomeOf(mine, publishStand(mine, kept ?? stand, send))).toBe("answered");
  expect([...arrived.keys()]).toEqual([stand.token]);
  expect(mine.stands).toHaveLength(1);
  expect(mine.stands[0]?.status).toBe("waiting");
});

test.each([
  ["refused", new ApiError("refused", 400, "“title” must not hold addresses or accounts.")],
  ["refused", new ApiError("status", 409, "Too many stands are waiting.")],
  ["refused", new ApiError("no-functions")],
  ["unanswered", new ApiError("timeout", 408)],
  ["unanswered", new ApiError("status", 408)],
  ["unanswered", new ApiError("status", 429)],
  ["unanswered", new ApiError("status", 502)],
  ["unanswered", new ApiError("offline")],
  ["unanswered", new ApiError("html")],
  ["unanswered", new TypeError("anything")],
])("%s, and so kept or not: %s", async (type, error) => {
  const mine = emptyStands();
  const stand = await newPublication(PUBLICATION, NOW);
  const outcome = outcomeOf(
    mine,
    publishStand(mine, stand, () => Promise.reject(error)),
  );
  expect(await outcome).toBe(type);
  expect(mine.stands).toEqual(type === "refused" ? [] : [stand]);
});

test.each([
  ["unanswered", "a proxy’s", new ApiError("status", 403)],
  ["unanswered", "no server’s", new ApiError("no-functions")],
  ["refused", "the server’s", new ApiError("status", 400, "“title” must not hold addresses.")],
])("sent again it is %s after %s refusal", async (type, _, error) => {
  const mine = emptyStands();
  const stand = await newPublication(PUBLICATION, NOW);
  mine.put(stand);
  const outcome = outcomeOf(
    mine,
    publishStand(mine, stand, () => Promise.reject(error)),
  );
  expect(await outcome).toBe(type);
  expect(mine.stands).toEqual(type === "refused" ? [] : [stand]);
});

test("an arrived stand is never dropped", async () => {
  const mine = emptyStands();
  const stand = { ...(await newPublication(PUBLICATION, NOW)), status: "waiting" } as const;
  mine.put(stand);
  const error = new ApiError("status", 400, "“title” must not hold addresses.");
  await publishStand(mine, stand, () => Promise.reject(error));
  expect(mine.stands).toEqual([stand]);
});

test("keeps a stand on the device if the host has no exhibition", () => {
  expect(deviceStand(PUBLICATION, NOW)).toMatchObject({
    ...PUBLICATION,
    status: "device",
    created: "2026-11-21T12:00:00Z",
  });
});

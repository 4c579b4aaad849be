/** @jest-environment jsdom */
import type { ExhibitionChangeAnswer, ExhibitionChangeRequest } from "#content/types";
import { ApiError } from "#src/data/api/api-error";
import { createStorage } from "#src/data/stores/stores.fixtures";
import { SafeStorage } from "#src/data/storage/safe-storage";
import { LocalShelf } from "../my-stands/local-shelf";
import { completeBrowser } from "./browser.fixtures";
import { hangHere, newPublication, publishStand } from "./publish-stand";

beforeAll(completeBrowser);

const NOW = new Date("2026-11-21T12:00:00.400Z");
const PUBLICATION = { title: "Encore", unit: "undead", document: "abc" } as const;

function shelfOf() {
  const { storage } = createStorage();
  return new LocalShelf(new SafeStorage(() => storage));
}

/** A server that keeps what arrives, by the secret, and may lose its answers. */
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

test("the secret is on the shelf before anything is sent", async () => {
  const shelf = shelfOf();
  const stand = await newPublication(PUBLICATION, NOW);
  let before: unknown;
  await publishStand(shelf.now(), stand, async () => {
    before = shelf.now().stands;
    return { action: "publish", id: stand.id, state: "waiting" };
  });
  expect(before).toEqual([stand]);
  expect(stand).toMatchObject({ created: "2026-11-21T12:00:00Z", isUnanswered: true });
});

test("an answered stand waits, with the secret to withdraw it", async () => {
  const shelf = shelfOf();
  const stand = await newPublication(PUBLICATION, NOW);
  const result = await publishStand(shelf.now(), stand, server(stand.id).send);
  expect(result).toMatchObject({ type: "answered", isKept: true });
  const { isUnanswered: _, ...rest } = stand;
  expect(shelf.now().stands).toEqual([{ ...rest, state: "waiting" }]);
});

test("a lost answer loses nothing, and sent again it is the same stand", async () => {
  const shelf = shelfOf();
  const stand = await newPublication({ ...PUBLICATION, author: "Row 12" }, NOW);
  const { arrived, state, send } = server(stand.id);
  state.losesAnswers = true;
  expect(await publishStand(shelf.now(), stand, send)).toMatchObject({ type: "unanswered" });
  const [kept] = shelf.now().stands;
  expect(kept).toEqual(stand);
  state.losesAnswers = false;
  expect(await publishStand(shelf.now(), kept ?? stand, send)).toMatchObject({ type: "answered" });
  expect([...arrived.keys()]).toEqual([stand.token]);
  expect(shelf.now().stands).toHaveLength(1);
  expect(shelf.now().stands[0]?.isUnanswered).toBeUndefined();
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
])("%s, and so on the shelf or not: %s", async (type, error) => {
  const shelf = shelfOf();
  const stand = await newPublication(PUBLICATION, NOW);
  const result = await publishStand(shelf.now(), stand, () => Promise.reject(error));
  expect(result.type).toBe(type);
  expect(shelf.now().stands).toEqual(type === "refused" ? [] : [stand]);
});

test.each([
  ["unanswered", "a proxy’s", new ApiError("status", 403)],
  ["unanswered", "nobody’s", new ApiError("no-functions")],
  ["refused", "the server’s", new ApiError("status", 400, "“title” must not hold addresses.")],
])("sent again it is %s after %s refusal", async (type, _, error) => {
  const shelf = shelfOf();
  const stand = await newPublication(PUBLICATION, NOW);
  shelf.now().put(stand);
  const result = await publishStand(shelf.now(), stand, () => Promise.reject(error));
  expect(result.type).toBe(type);
  expect(shelf.now().stands).toEqual(type === "refused" ? [] : [stand]);
});

test("a stand that has arrived is never dropped", async () => {
  const shelf = shelfOf();
  const { isUnanswered: _, ...stand } = await newPublication(PUBLICATION, NOW);
  shelf.now().put(stand);
  const error = new ApiError("status", 400, "“title” must not hold addresses.");
  await publishStand(shelf.now(), stand, () => Promise.reject(error));
  expect(shelf.now().stands).toEqual([stand]);
});

test("where no exhibition is kept, a stand hangs on the device", () => {
  const shelf = shelfOf();
  const { stand, isKept } = hangHere(shelf.now(), PUBLICATION, NOW);
  expect(isKept).toBe(true);
  expect(shelf.now().stands).toEqual([stand]);
  expect(stand).toMatchObject({ ...PUBLICATION, state: "device", created: "2026-11-21T12:00:00Z" });
});

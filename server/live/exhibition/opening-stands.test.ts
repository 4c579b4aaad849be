import type { ExhibitionChangeRequest, ExhibitionStand } from "../../../content/types";
import { openDatabase } from "../database/open-database";
import { reject } from "../moderation/moderated-stands";
import { secret } from "../testing/requests";
import { type TemporaryDatabase, temporaryDatabase } from "../testing/temporary-database";
import { changeExhibition } from "./change";
import { listStands } from "./list";
import { insertOpeningStands } from "./opening-stands";

let store: TemporaryDatabase;
beforeEach(async () => {
  store = await temporaryDatabase();
});
afterEach(() => store.remove());

const change = (request: ExhibitionChangeRequest) => changeExhibition(store.client, request);
const listed = async () => (await listStands(store.client)).list;

describe("the stands of the content", () => {
  const stand = {
    id: "opening-1",
    title: "Welcome",
    unit: "fine",
    document: "AAAA",
    cheers: 3,
    created: "2026-01-01T00:00:00Z",
  } as const;
  /** Adds it again, as a restarted server does. */
  const hangAgain = async (changed: Partial<ExhibitionStand> = {}) => {
    const server = await openDatabase({ url: store.url });
    await insertOpeningStands(server, [{ ...stand, ...changed }]);
    await server.close();
  };

  it("are there from the beginning, once, and can be taken down", async () => {
    await hangAgain();
    await change({ action: "cheer", id: stand.id, device: secret("a") });
    await hangAgain();
    expect(await listed()).toEqual([{ ...stand, cheers: 4 }]);
    await reject(store.client, [stand.id]);
    await hangAgain({ title: "Welcome back" });
    expect(await listed()).toEqual([]);
  });

  it("follow the content, and keep their cheers", async () => {
    await hangAgain();
    await change({ action: "cheer", id: stand.id, device: secret("a") });
    const changed = { title: "Welcome back", document: "BBBB" };
    await hangAgain(changed);
    expect(await listed()).toEqual([{ ...stand, ...changed, cheers: 4 }]);
  });
});

import { deserialize, serialize } from "node:v8";
import * as fake from "fake-indexeddb";
import { stand } from "../maker/maker.fixtures";
import { openDraftStorage } from "./draft-storage";

// jsdom has neither a database nor this.
globalThis.structuredClone ??= (value: unknown) => deserialize(serialize(value));
Object.assign(globalThis, fake);

it("keeps drafts and pictures in the browser’s database", async () => {
  const storage = await openDraftStorage(() => undefined);
  const draft = { id: "a", name: "A", stand: stand(), saved: 1 };
  await storage.putDraft(draft);
  await storage.putDraft({ ...draft, saved: 2 });
  await storage.putPicture({ key: "k", type: "image/webp", bytes: new Uint8Array([1, 2]).buffer });

  const again = await openDraftStorage(() => undefined);
  expect(await again.drafts()).toEqual([{ ...draft, saved: 2 }]);
  expect(await again.pictureKeys()).toEqual(["k"]);
  expect((await again.picture("k"))?.bytes.byteLength).toBe(2);
  await again.removeDraft("a");
  await again.removePicture("k");
  expect([await storage.drafts(), await storage.pictureKeys()]).toEqual([[], []]);
});

it("lets another version of the page have the database once it is closed, after what was asked for", async () => {
  const storage = await openDraftStorage(() => undefined);
  const draft = { id: "b", name: "B", stand: stand(), saved: 1 };
  const put = storage.putDraft(draft);
  storage.close();
  await put;
  await expect(storage.drafts()).rejects.toMatchObject({ name: "InvalidStateError" });
  const again = await openDraftStorage(() => undefined);
  expect(await again.drafts()).toEqual([draft]);
  await again.removeDraft("b");
});

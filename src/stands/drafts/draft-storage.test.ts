import { deserialize, serialize } from "node:v8";
import * as fake from "fake-indexeddb";
import { stand } from "../stand.fixtures";
import { openDraftStorage } from "./draft-storage";

// jsdom lacks both.
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

it("closes for a newer version in another tab, after pending requests", async () => {
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

describe("a database that the browser breaks off", () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  beforeEach(() => {
    unhandled.length = 0;
    process.on("unhandledRejection", note);
  });
  afterEach(() => {
    process.off("unhandledRejection", note);
    jest.restoreAllMocks();
  });

  const abort = (transaction: IDBTransaction) => {
    try {
      transaction.abort();
    } catch {
      // Finished already.
    }
  };

  /** Aborts every transaction: at once, or after its requests. */
  const abortTransaction = (when: "at once" | "a moment later") => {
    const begin = IDBDatabase.prototype.transaction;
    jest.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function broken(
      this: IDBDatabase,
      ...asked: Parameters<IDBDatabase["transaction"]>
    ) {
      const transaction = begin.apply(this, asked);
      if (when === "at once") abort(transaction);
      else queueMicrotask(() => abort(transaction));
      return transaction;
    });
  };

  it.each(["at once", "a moment later"] as const)(
    "%s: no error is left markHandled",
    async (when) => {
      const storage = await openDraftStorage(() => undefined);
      abortTransaction(when);
      const draft = { id: "c", name: "C", stand: stand(), saved: 1 };
      const picture = { key: "k", type: "image/webp", bytes: new ArrayBuffer(1) };
      const calls = [
        () => storage.drafts(),
        () => storage.putDraft(draft),
        () => storage.removeDraft("c"),
        () => storage.picture("k"),
        () => storage.pictureKeys(),
        () => storage.putPicture(picture),
        () => storage.removePicture("k"),
      ];
      const outcomes = await Promise.allSettled(calls.map((call) => call()));
      const failed = outcomes.filter(({ status }) => status === "rejected");
      // A change that is already committing is not aborted a moment later.
      expect(failed).toHaveLength(when === "at once" ? 7 : 3);
      await new Promise((resolve) => setTimeout(resolve));
      expect(unhandled).toEqual([]);
      storage.close();
    },
  );

  it("while opening: opening rejects, and nothing else", async () => {
    globalThis.indexedDB = new fake.IDBFactory();
    const make = IDBDatabase.prototype.createObjectStore;
    jest.spyOn(IDBDatabase.prototype, "createObjectStore").mockImplementation(function broken(
      this: IDBDatabase,
      ...asked: Parameters<IDBDatabase["createObjectStore"]>
    ) {
      const table = make.apply(this, asked);
      queueMicrotask(() => abort(table.transaction));
      return table;
    });
    await expect(openDraftStorage(() => undefined)).rejects.toBeDefined();
    await new Promise((resolve) => setTimeout(resolve));
    expect(unhandled).toEqual([]);
  });
});

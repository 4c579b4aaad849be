/** @jest-environment jsdom */
import { CompressionStream, DecompressionStream } from "node:stream/web";
import { TextDecoder, TextEncoder } from "node:util";
import { encodeStand } from "#lib/stand/document/link";
import { TIMEOUT } from "../drafts/draft-lock";
import { browserLocks, installTimeoutSignal } from "../drafts/draft-lock.fixtures";
import { Editor } from "./editor";
import { MemoryStorage } from "../drafts/drafts.fixtures";
import { KIT, stand } from "../stand.fixtures";
import { add } from "./part-actions";
import { visitOf } from "./visit";

Object.assign(globalThis, { CompressionStream, DecompressionStream, TextDecoder, TextEncoder });

function createEditor(storage = new MemoryStorage()) {
  const complaints: string[] = [];
  const editor = new Editor(
    KIT,
    [],
    (words) => complaints.push(words),
    async () => storage,
  );
  return { editor, storage, complaints };
}

function address(hash = "", search = "") {
  const replaced: string[] = [];
  const location = { hash, search, pathname: "/flowerstand/maker" };
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => replaced.push(to),
  };
  const page = { location, history, leaving: new AbortController() };
  const visit = () => visitOf(page as unknown as Window, page.leaving.signal);
  return { visit, page, replaced };
}

it("begins with a new stand and its second layer selected, which is no draft until changed", async () => {
  const { editor, storage } = createEditor();
  await editor.begin(address().visit());
  expect([editor.session.name, editor.session.chosen]).toEqual(["My stand", 1]);
  editor.start()();
  expect(storage.draftsById.size).toBe(0);
});

it("opens the stand of a link as a new draft, and clears the address", async () => {
  const { editor } = createEditor();
  await editor.drafts.add("My stand", stand());
  const link = await encodeStand({ ...stand(), palette: "undead" });
  const { visit, replaced } = address(`#${link}`);
  await editor.begin(visit());
  editor.start()();
  expect(replaced).toEqual(["/flowerstand/maker"]);
  expect(editor.session).toMatchObject({ name: "My stand 2", stand: { palette: "undead" } });
  expect(await editor.drafts.list()).toHaveLength(2);
});

it("begins with the idol that the address names, in the colours of the unit", async () => {
  const { editor } = createEditor();
  await editor.begin(address("", "?character=22").visit());
  const { palette, layers } = editor.session.stand;
  expect(palette).toBe("undead");
  expect(layers).toContainEqual(expect.objectContaining({ kind: "poster", character: 22 }));
  const { editor: other } = createEditor();
  await other.begin(address("", "?character=9999").visit());
  expect(other.session.stand.palette).toBe("other");
});

it("keeps the address of the next page if the editor is left while it loads", async () => {
  const { editor, complaints } = createEditor();
  const { visit, page, replaced } = address("#%3Cscript%3E");
  const opened = editor.begin(visit());
  page.location = { hash: "#other", search: "?q=1", pathname: "/elsewhere" };
  page.leaving.abort();
  await opened;
  expect([complaints, replaced]).toEqual([[], []]);
});

it("opens the stand that was in the address on arrival", async () => {
  const { editor } = createEditor();
  const { visit, page } = address("", "?character=22");
  const opened = visit();
  page.location = { hash: "", search: "", pathname: "/flowerstand/maker" };
  await editor.begin(opened);
  expect(editor.session.stand.palette).toBe("undead");
});

describe("beside another tab", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    installTimeoutSignal();
    Object.defineProperty(navigator, "locks", { configurable: true, value: browserLocks() });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, "locks");
  });

  const patiently = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    await jest.advanceTimersByTimeAsync(TIMEOUT);
    return asked;
  };

  /** A tab with the draft “One” open, and another with a new stand. */
  async function tabs() {
    const { editor: one, storage } = createEditor();
    const draft = await one.drafts.start().then(() => one.drafts.add("One", stand()));
    await one.begin(address().visit());
    const stopOne = one.start();
    const { editor: other, complaints } = createEditor(storage);
    await patiently(other.begin(address().visit()));
    other.start();
    expect([one.session.id, other.session.id === draft.id]).toEqual([draft.id, false]);
    return { one, stopOne, other, complaints, draft, storage };
  }

  it("opens a draft as the other tab left it, not as it was listed", async () => {
    const { one, stopOne, other, draft } = await tabs();
    add(one.session, { kind: "sticker", part: "bow" });
    stopOne();
    expect(await other.openDraft(draft)).toBe(true);
    expect(other.session.stand).toEqual(one.session.stand);
  });

  it("continues with the version saved by the previous tab while it waited", async () => {
    const { one, stopOne, storage } = await tabs();
    const { editor: third } = createEditor(storage);
    const begun = third.begin(address().visit());
    await jest.advanceTimersByTimeAsync(TIMEOUT / 2);
    add(one.session, { kind: "sticker", part: "bow" });
    stopOne();
    await patiently(begun);
    expect(third.session.stand).toEqual(one.session.stand);
  });

  it("saves pending changes before it releases a draft", async () => {
    const { one, other, draft } = await tabs();
    add(one.session, { kind: "sticker", part: "bow" });
    const made = one.session.stand;
    const opened = other.openDraft(draft);
    await one.openNew();
    expect(await patiently(opened)).toBe(true);
    expect(other.session.stand).toEqual(made);
  });

  it("neither renames nor deletes a draft that is open in another tab, and shows why", async () => {
    const { other, draft, storage, complaints } = await tabs();
    expect(await patiently(other.renameDraft(draft, "Mine"))).toBe(false);
    expect(await patiently(other.removeDraft(draft))).toBe(false);
    expect(storage.draftsById.get(draft.id)).toMatchObject({ name: "One" });
    expect(complaints).toEqual([
      expect.stringMatching(/One is open in another tab/),
      expect.stringMatching(/One is open in another tab/),
    ]);
  });

  it("reports a draft that was deleted in another tab, and keeps the open one", async () => {
    const { one, other, draft, complaints } = await tabs();
    await one.removeDraft(draft);
    const before = other.session.id;
    expect(await other.openDraft(draft)).toBe(false);
    expect([other.session.id, complaints.length]).toEqual([before, 1]);
  });
});

it("keeps the name of a draft if the new one is empty", async () => {
  const { editor, storage } = createEditor();
  await editor.begin(address().visit());
  add(editor.session, { kind: "sticker", part: "bow" });
  await editor.renameDraft(editor.session, "   ");
  expect(editor.session.name).toBe("My stand");
  await editor.renameDraft(editor.session, " For\u0007 Rei ");
  expect(editor.session.name).toBe("For Rei");
  expect(storage.draftsById.get(editor.session.id)).toMatchObject({ name: "For Rei" });
});

it("opens a saved picture as a new draft, or shows its fault", async () => {
  const { editor, complaints } = createEditor();
  await editor.begin(address().visit());
  expect(await editor.openRestored({ ok: false, fault: "no-stand" })).toBe(false);
  expect(complaints).toHaveLength(1);
  const found = { ...stand(), palette: "eden" } as const;
  expect(await editor.openRestored({ ok: true, stand: found })).toBe(true);
  expect(editor.session.stand).toBe(found);
});

import { CompressionStream, DecompressionStream } from "node:stream/web";
import { TextDecoder, TextEncoder } from "node:util";
import { encodeStand } from "../../../../plugins/flower-stand/document/link";
import { FlowerstandStore } from "../../../stores/flowerstand-store";
import { Bench } from "./bench";
import { KIT, MemoryStorage, stand } from "./maker.fixtures";
import { addPart } from "./session/part-actions";

// jsdom has none of them.
Object.assign(globalThis, { CompressionStream, DecompressionStream, TextDecoder, TextEncoder });

function make(storage = new MemoryStorage()) {
  const complaints: string[] = [];
  const bench = new Bench({
    kit: KIT,
    fields: new FlowerstandStore(),
    openStorage: async () => storage,
    complain: (words) => complaints.push(words),
  });
  return { bench, storage, complaints };
}

function address(hash = "", search = "") {
  const replaced: string[] = [];
  const location = { hash, search, pathname: "/flowerstand/maker" };
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => replaced.push(to),
  };
  return { window: { location, history } as unknown as Window, replaced };
}

it("begins with a new stand and its second layer chosen, which is no draft before it is touched", async () => {
  const { bench, storage } = make();
  await bench.begin(address().window);
  expect([bench.session.name, bench.session.chosen]).toEqual(["My stand", 1]);
  bench.start()();
  expect(storage.draftsById.size).toBe(0);
});

it("goes on where it was left", async () => {
  const { bench, storage } = make();
  await bench.begin(address().window);
  const stop = bench.start();
  addPart(bench.session, "sticker", "bow");
  stop();
  const { bench: later } = make(storage);
  await later.begin(address().window);
  expect(later.session.stand).toEqual(bench.session.stand);
  expect(later.session.id).toBe(bench.session.id);
});

it("opens the stand of a link as a new draft, and clears the address", async () => {
  const { bench } = make();
  await bench.drafts.add("My stand", stand());
  const link = await encodeStand({ ...stand(), palette: "undead" });
  const { window, replaced } = address(`#${link}`);
  await bench.begin(window);
  bench.start()();
  expect(replaced).toEqual(["/flowerstand/maker"]);
  expect(bench.session).toMatchObject({ name: "My stand 2", stand: { palette: "undead" } });
  expect(await bench.drafts.list()).toHaveLength(2);
});

it("says what is wrong with a bad link and changes nothing", async () => {
  const { bench, complaints } = make();
  const { window } = address("#%3Cscript%3E");
  await bench.begin(window);
  expect(complaints).toEqual([expect.stringMatching(/cannot be read/)]);
  expect(bench.session.edits).toBe(0);
});

it("begins with the idol that the address names, in the colours of the unit", async () => {
  const { bench } = make();
  await bench.begin(address("", "?character=22").window);
  const { palette, layers } = bench.session.stand;
  expect(palette).toBe("undead");
  expect(layers).toContainEqual(expect.objectContaining({ kind: "poster", character: 22 }));
  const { bench: other } = make();
  await other.begin(address("", "?character=9999").window);
  expect(other.session.stand.palette).toBe("other");
});

it("opens a saved picture as a new draft, or says why not", async () => {
  const { bench, complaints } = make();
  await bench.begin(address().window);
  const file = new Blob([]);
  expect(await bench.openFile(file, async () => ({ ok: false, fault: "no-stand" }))).toBe(false);
  expect(complaints).toHaveLength(1);
  const found = { ...stand(), palette: "eden" } as const;
  expect(await bench.openFile(file, async () => ({ ok: true, stand: found }))).toBe(true);
  expect(bench.session.stand).toBe(found);
});

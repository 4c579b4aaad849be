import type { FlowerStand } from "#content/types";
import { KIT, MemoryStorage, stand } from "../session/editor.fixtures";
import { Drafts } from "./drafts";

/** Drafts over a storage in memory. */
export async function begin(storage = new MemoryStorage()) {
  const drafts = new Drafts(async () => storage, KIT);
  await drafts.start();
  return { drafts, storage };
}

/** A stand with a picture of the visitor’s own. */
export const withOwn = (own: string): FlowerStand => ({
  ...stand(),
  layers: [...stand().layers, { kind: "own", own, shape: "card", x: 1, y: 1, turn: 0, zoom: 100 }],
});

/** A picture that jsdom can read. */
export const picture = () => {
  const bytes = new Uint8Array([1, 2, 3]);
  return Object.assign(new Blob([bytes], { type: "image/webp" }), {
    arrayBuffer: async () => bytes.buffer,
  });
};

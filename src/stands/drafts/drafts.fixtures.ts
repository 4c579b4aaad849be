import type { FlowerStand } from "#content/types";
import { KIT, stand } from "../stand.fixtures";
import type { Draft } from "./draft";
import type { DraftStorage, StoredPicture } from "./draft-storage";
import { Drafts } from "./drafts";

export async function begin(storage = new MemoryStorage()) {
  const drafts = new Drafts(async () => storage, KIT);
  await drafts.start();
  return { drafts, storage };
}

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

/** Memory storage; `isFull` makes all writes fail, `refusesPictures` those of pictures. */
export class MemoryStorage implements DraftStorage {
  isFull = false;
  refusesPictures = false;
  isClosed = false;
  readonly draftsById = new Map<string, unknown>();
  readonly picturesByKey = new Map<string, StoredPicture>();

  drafts = async () => [...this.draftsById.values()];
  putDraft = async (draft: Draft) => {
    this.refuseIf(this.isFull);
    this.draftsById.set(draft.id, JSON.parse(JSON.stringify(draft)));
  };
  removeDraft = async (id: string) => void this.draftsById.delete(id);
  picture = async (key: string) => this.picturesByKey.get(key);
  pictureKeys = async () => [...this.picturesByKey.keys()];
  putPicture = async (stored: StoredPicture) => {
    this.refuseIf(this.isFull || this.refusesPictures);
    this.picturesByKey.set(stored.key, stored);
  };
  removePicture = async (key: string) => void this.picturesByKey.delete(key);
  close = () => {
    this.isClosed = true;
  };

  private refuseIf(isRefused: boolean): void {
    if (isRefused) throw new DOMException("No room", "QuotaExceededError");
  }
}

import type { FlowerStand } from "#content/types";
import type { KitPart, StandKit } from "#lib/stand/kit/kit";
import { newStand } from "#lib/stand/document/starter";
import type { Draft } from "../drafts/draft";
import type { DraftStorage, StoredPicture } from "../drafts/draft-storage";
import { EditorSession } from "./editor-session";

const part = (key: string, title: string, more: Partial<KitPart> = {}): KitPart => ({
  key,
  title,
  width: 300,
  height: 200,
  ...more,
});

const spot = { x: 450, y: 300, zoom: 120 };

/** A small kit: three styles, two of everything else, three posters. */
export const KIT: StandKit = {
  sprite: "/stands.svg",
  parts: {
    stand: ["easel", "arch", "heart"].map((key) =>
      part(key, `Style ${key}`, { places: { top: spot, picture: spot, foot: spot, panel: spot } }),
    ),
    flower: [part("roses", "Roses"), part("tulips", "Tulips")],
    panel: [
      part("ribbon", "Ribbon", { text: { x: 20, y: 20, width: 260, height: 120, color: "ink" } }),
      part("board", "Board"),
    ],
    sticker: [part("star", "Star"), part("bow", "Bow")],
    backdrop: [part("foyer", "Foyer"), part("night", "Night")],
  },
  posters: [
    { id: 1, name: "Tetora Nagumo", unit: "ryuseitai", small: "/s1.webp", large: "/l1.webp" },
    { id: 22, name: "Rei Sakuma", unit: "undead", small: "/s22.webp", large: "/l22.webp" },
    { id: 81, name: "Esu", unit: "spri", small: "/s81.webp", large: "/l81.webp" },
  ],
};

/** A new stand of the kit: easel, poster, roses, tulips, ribbon. */
export const stand = (): FlowerStand => newStand(KIT, 1, "other", 1);

/** A session with nothing chosen. */
export function makeSession(first: FlowerStand = stand()) {
  const session = new EditorSession(KIT, { id: "a", name: "A", stand: first });
  session.choose(-1);
  return session;
}

/** A storage in memory; `isFull` makes it refuse whatever is written, `refusesPictures` pictures only. */
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
  putPicture = async (picture: StoredPicture) => {
    this.refuseIf(this.isFull || this.refusesPictures);
    this.picturesByKey.set(picture.key, picture);
  };
  removePicture = async (key: string) => void this.picturesByKey.delete(key);
  close = () => {
    this.isClosed = true;
  };

  private refuseIf(isRefused: boolean): void {
    if (isRefused) throw new DOMException("No room", "QuotaExceededError");
  }
}

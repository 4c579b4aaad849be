import { observable } from "mobx";
import type { ContentApi } from "#src/data/api/content-api";
import type { RootStore } from "#src/data/stores/root-store";
import type { Stand } from "../stand";
import { Gallery, type Updates } from "./gallery";
import type { GalleryFilter } from "./gallery-address";

/** The galleries of one page load, so that the way back leads to the same stands. */
export class Galleries {
  /** The one that was shown last. */
  latest: Gallery | undefined;
  private readonly known = new Map<string, Gallery>();
  private readonly updates: Updates = observable.map({}, { deep: false });

  /** The calls are looked for only when one is made: the server has none. */
  constructor(private readonly host: { readonly api: ContentApi }) {}

  /** The gallery of an order and a filter, from the first call on the same. */
  of({ sort, unit }: GalleryFilter, ours: readonly Stand[]): Gallery {
    const key = `${sort} ${unit ?? ""}`;
    const known = this.known.get(key) ?? new Gallery(this.host, { sort, unit }, ours, this.updates);
    this.known.set(key, known);
    return known;
  }

  /** A stand that was shown already. */
  find(id: string): Stand | undefined {
    const all = [...this.known.values()].flatMap(({ stands }) => stands);
    return all.find((stand) => stand.id === id);
  }

  /** Takes over what is known of a stand now; null once it was taken down. */
  update(id: string, stand: Stand | null): void {
    this.updates.set(id, stand);
  }
}

const ofStores = new WeakMap<RootStore, Galleries>();

/** The galleries of a page load. */
export function galleriesOf(store: RootStore): Galleries {
  const galleries = ofStores.get(store) ?? new Galleries(store);
  ofStores.set(store, galleries);
  return galleries;
}

import type { ContentApi } from "#src/data/api/content-api";
import type { RootStore } from "#src/data/stores/root-store";
import { HallList } from "./gallery";
import type { HallFilter } from "./gallery-address";
import type { HungStand } from "./published-stand";

/** The lists that were walked in one page load, so that the way back leads to the same place. */
export class HallLists {
  /** The one that was walked last. */
  latest: HallList | undefined;
  private readonly lists = new Map<string, HallList>();

  /** The calls are looked for only when one is made: the server has none. */
  constructor(private readonly host: { readonly api: ContentApi }) {}

  /** The list of an order and a filter, from the first call on the same. */
  of(filter: HallFilter, ours: readonly HungStand[]): HallList {
    const key = `${filter.sort} ${filter.unit ?? ""}`;
    let list = this.lists.get(key);
    if (!list) {
      list = new HallList(this.host, { sort: filter.sort, unit: filter.unit }, ours);
      this.lists.set(key, list);
    }
    return list;
  }

  /** A stand that was walked past. */
  find(id: string): HungStand | undefined {
    for (const { stands } of this.lists.values()) {
      const found = stands.find((stand) => stand.id === id);
      if (found) return found;
    }
    return undefined;
  }

  forget(id: string): void {
    for (const list of this.lists.values()) list.forget(id);
  }

  noteCheers(id: string, cheers: number): void {
    for (const list of this.lists.values()) list.noteCheers(id, cheers);
  }
}

const ofStores = new WeakMap<RootStore, HallLists>();

/** The lists of a page load. */
export function hallLists(store: RootStore): HallLists {
  let lists = ofStores.get(store);
  if (!lists) {
    lists = new HallLists(store);
    ofStores.set(store, lists);
  }
  return lists;
}

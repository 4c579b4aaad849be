import {
  action,
  computed,
  makeObservable,
  observable,
  type ObservableMap,
  observableRef,
  runInAction,
  when,
} from "mobx";
import type { UnitId } from "#content/types";
import { exhibitionPart, type ExhibitionSort } from "#lib/api/exhibition-part";
import { type Call, LiveAnswer } from "#src/data/answers/live-answer";
import { uniqueById } from "#src/data/answers/unique-by-id";
import type { ContentApi } from "#src/data/api/content-api";
import type { MyStands } from "./my-stands";
import { publishedStands, type Stand } from "../stand";

/** Stands between two pages of an address. */
export const PAGE_SIZE = 24;

/** Stands that are asked for at once: as near to the largest part of the call as rows are whole. */
export const PART_SIZE = 2 * PAGE_SIZE;

export interface GalleryFilter {
  readonly sort: ExhibitionSort;
  readonly unit?: UnitId | undefined;
}

/** The stands of the host, and those of this device. */
export interface Sources {
  readonly api: ContentApi;
  readonly mine: MyStands;
}

interface Part {
  readonly total: number;
  readonly stands: readonly Stand[];
  readonly next?: string | undefined;
}

/** The cheers of single stands that a page load has learnt since lists were asked for; null of one that is gone. */
type Updates = ObservableMap<string, number | null>;

/** The stands of one order and one filter, as far as they were asked for: part by part, by cursor. */
export class Gallery {
  /** The stands of the build, then the first part that the host answers, to which later ones are added. */
  readonly answer: LiveAnswer<Part>;
  /** Whether the last part that was asked for did not come. */
  hasFailed = false;
  /** The next part on its way. With a value, since the build leaves out fields without one, and MobX would not see it. */
  loading: Promise<void> | undefined = undefined;

  constructor(
    private readonly sources: Sources,
    private readonly filter: GalleryFilter,
    private readonly ours: readonly Stand[],
    private readonly updates: Updates,
  ) {
    this.answer = new LiveAnswer(builtPart(ours, filter), (call) => this.ask(undefined, call));
    makeObservable(this, {
      hasFailed: observable,
      loading: observableRef,
      stands: computed,
      loadMore: action,
    });
  }

  /** The stands from the first on, as far as they are known. */
  get stands(): readonly Stand[] {
    const onDevice = this.sources.mine.stands.filter(({ status }) => status === "device");
    // If the host keeps no exhibition, they hang among ours.
    if (onDevice.length > 0 && !this.sources.api.hasFunctions) {
      return builtPart([...this.ours, ...onDevice], this.filter).stands;
    }
    return this.answer.value.stands.flatMap((stand) => {
      const cheers = this.updates.get(stand.id);
      if (cheers === null) return [];
      return cheers === undefined ? stand : { ...stand, cheers };
    });
  }

  get total(): number {
    const known = this.stands.length;
    return this.isWhole ? known : Math.max(known, this.answer.value.total);
  }

  /** Whether nothing comes after what is known. */
  get isWhole(): boolean {
    return this.answer.value.next === undefined;
  }

  /** Whether more is known than what was built, or nothing more comes. Only in the browser. */
  get isBegun(): boolean {
    return !this.sources.api.hasFunctions || this.answer.state !== "built-in";
  }

  /** Asks for the next part, unless there is none. Never rejects. */
  loadMore(isBackground = true): Promise<void> {
    const { next } = this.answer.value;
    if (next === undefined) return Promise.resolve();
    return (this.loading ??= this.loadAfter(next, isBackground));
  }

  /** Asks until so many stands are there, or all; ends where a part does not come. Never rejects. */
  async load(count: number, signal: AbortSignal): Promise<void> {
    await when(() => this.isBegun, { signal }).catch(() => {});
    while (!signal.aborted && !this.isWhole && this.stands.length < count) {
      await this.loadMore();
      if (this.hasFailed) return;
    }
  }

  private async loadAfter(cursor: string, isBackground: boolean): Promise<void> {
    const part = await this.ask(cursor, { background: isBackground }).catch(() => undefined);
    runInAction(() => {
      this.hasFailed = part === undefined;
      this.loading = undefined;
      if (!part) return;
      const { total, stands, next } = part;
      // A part that leads to itself, or to nothing, would be followed for ever.
      const isLast = next === cursor || stands.length === 0;
      const all = uniqueById([...this.answer.value.stands, ...stands]);
      this.answer.take({ total, stands: all, next: isLast ? undefined : next });
    });
  }

  private async ask(cursor: string | undefined, call: Partial<Call>): Promise<Part> {
    const query = { ...this.filter, cursor, size: PART_SIZE };
    const { total, list, next } = await this.sources.api.get("exhibition-list", { ...call, query });
    return { total, stands: publishedStands(list, this.ours), next };
  }
}

/** The list of what is at hand whole. */
function builtPart(stands: readonly Stand[], filter: GalleryFilter): Part {
  const { total, list } = exhibitionPart(stands, { ...filter, size: stands.length });
  return { total, stands: list as Stand[] };
}

/** The galleries of one page load, so that the way back leads to the same stands. */
export class Galleries {
  latest: Gallery | undefined;
  private readonly known = new Map<string, Gallery>();
  readonly updates: Updates = observable.map();

  /** The calls are looked for only when one is made: the server has none. */
  constructor(private readonly sources: Sources) {}

  /** The gallery of an order and a filter, from the first call on the same. */
  of({ sort, unit }: GalleryFilter, ours: readonly Stand[]): Gallery {
    const key = `${sort} ${unit ?? ""}`;
    const known =
      this.known.get(key) ?? new Gallery(this.sources, { sort, unit }, ours, this.updates);
    this.known.set(key, known);
    return known;
  }

  /** Takes over the cheers of a stand in all lists, or that it is gone. */
  update(id: string, cheers: number | null): void {
    runInAction(() => this.updates.set(id, cheers));
  }

  find(id: string): Stand | undefined {
    const all = [...this.known.values()].flatMap(({ stands }) => stands);
    return all.find((stand) => stand.id === id);
  }
}

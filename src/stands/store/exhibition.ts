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

export const PAGE_SIZE = 24;

/** Stands per call: close to its limit, in whole rows. */
export const PART_SIZE = 2 * PAGE_SIZE;

export interface ExhibitionFilter {
  readonly sort: ExhibitionSort;
  readonly unit?: UnitId | undefined;
}

export interface Sources {
  readonly api: ContentApi;
  readonly myStands: MyStands;
}

interface Part {
  readonly total: number;
  readonly stands: readonly Stand[];
  readonly next?: string | undefined;
}

/** Cheers of single stands learned since lists were fetched; null for a removed one. */
type Updates = ObservableMap<string, number | null>;

/** Stands of one order and filter, loaded in parts by cursor. */
export class ExhibitionList {
  /** Stands as built, then the first part of the host, to which later ones are appended. */
  readonly answer: LiveAnswer<Part>;
  hasFailed = false;
  /**
   * Pending part. Initialized explicitly: the build drops fields without an initializer, and MobX would not track this
   * one.
   */
  loading: Promise<void> | undefined = undefined;

  constructor(
    private readonly sources: Sources,
    private readonly filter: ExhibitionFilter,
    private readonly builtStands: readonly Stand[],
    private readonly updates: Updates,
  ) {
    this.answer = new LiveAnswer(builtPart(builtStands, filter), (call) =>
      this.fetchPart(undefined, call),
    );
    makeObservable(this, {
      hasFailed: observable,
      loading: observableRef,
      stands: computed,
      loadMore: action,
    });
  }

  get stands(): readonly Stand[] {
    const onDevice = this.sources.myStands.stands.filter(({ status }) => status === "device");
    // Without an exhibition on the host, stands of this device are listed among ours.
    if (onDevice.length > 0 && !this.sources.api.hasFunctions) {
      return builtPart([...this.builtStands, ...onDevice], this.filter).stands;
    }
    return this.answer.value.stands.flatMap((stand) => {
      const cheers = this.updates.get(stand.id);
      if (cheers === null) return [];
      return cheers === undefined ? stand : { ...stand, cheers };
    });
  }

  get total(): number {
    const known = this.stands.length;
    return this.isComplete ? known : Math.max(known, this.answer.value.total);
  }

  /** True if there are no further parts. */
  get isComplete(): boolean {
    return this.answer.value.next === undefined;
  }

  /** True if the host has answered, or cannot. Browser only. */
  get isReady(): boolean {
    return !this.sources.api.hasFunctions || this.answer.state !== "built-in";
  }

  /** Loads the next part, if there is one. Never rejects. @param isBackground false if the visitor asked for it */
  loadMore(isBackground = true): Promise<void> {
    const { next } = this.answer.value;
    if (next === undefined) return Promise.resolve();
    return (this.loading ??= this.loadAfter(next, isBackground));
  }

  /** Loads until there are `count` stands, or all, or a part fails. Never rejects. */
  async load(count: number, signal: AbortSignal): Promise<void> {
    await when(() => this.isReady, { signal }).catch(() => {});
    while (!signal.aborted && !this.isComplete && this.stands.length < count) {
      await this.loadMore();
      if (this.hasFailed) return;
    }
  }

  private async loadAfter(cursor: string, isBackground: boolean): Promise<void> {
    const part = await this.fetchPart(cursor, { background: isBackground }).catch(() => undefined);
    runInAction(() => {
      this.hasFailed = part === undefined;
      this.loading = undefined;
      if (!part) return;
      const { total, stands, next } = part;
      // A part that is empty or repeats its cursor would loop forever.
      const isLast = next === cursor || stands.length === 0;
      const all = uniqueById([...this.answer.value.stands, ...stands]);
      this.answer.set({ total, stands: all, next: isLast ? undefined : next });
    });
  }

  private async fetchPart(cursor: string | undefined, call: Partial<Call>): Promise<Part> {
    const query = { ...this.filter, cursor, size: PART_SIZE };
    const { total, list, next } = await this.sources.api.get("exhibition-list", { ...call, query });
    return { total, stands: publishedStands(list, this.builtStands), next };
  }
}

function builtPart(stands: readonly Stand[], filter: ExhibitionFilter): Part {
  const { total, list } = exhibitionPart(stands, { ...filter, size: stands.length });
  return { total, stands: list as Stand[] };
}

/** Lists of the exhibition, kept during one page load so that going back shows the same stands. */
export class Exhibition {
  lastShown: ExhibitionList | undefined;
  private readonly known = new Map<string, ExhibitionList>();
  readonly updates: Updates = observable.map();

  /** `api` is read lazily: the server has none. */
  constructor(private readonly sources: Sources) {}

  get({ sort, unit }: ExhibitionFilter, builtStands: readonly Stand[]): ExhibitionList {
    const key = `${sort} ${unit ?? ""}`;
    const known =
      this.known.get(key) ??
      new ExhibitionList(this.sources, { sort, unit }, builtStands, this.updates);
    this.known.set(key, known);
    return known;
  }

  /** Updates a stand in all lists; null removes it. */
  update(id: string, cheers: number | null): void {
    runInAction(() => this.updates.set(id, cheers));
  }

  find(id: string): Stand | undefined {
    const all = [...this.known.values()].flatMap(({ stands }) => stands);
    return all.find((stand) => stand.id === id);
  }
}

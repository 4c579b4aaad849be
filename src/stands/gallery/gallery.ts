import { makeAutoObservable, observableRef, when } from "mobx";
import { exhibitionPage } from "#lib/api/exhibition-page";
import type { ContentApi } from "#src/data/api/content-api";
import { LiveAnswer } from "#src/data/answers/live-answer";
import { once } from "#src/data/answers/once";
import { type HallFilter, ROOM_SIZE } from "./gallery-address";
import { type HungStand, hungAnswer } from "./published-stand";

/** Stands that are asked for at once: two rooms, as near to the largest part of the call as fits. */
export const PART_SIZE = 2 * ROOM_SIZE;

/** A beginning of the list, and what continues it. */
interface Part {
  readonly total: number;
  readonly stands: readonly HungStand[];
  readonly next?: string | undefined;
}

/**
 * The stands of one order and one filter, as far as somebody has walked. The host gives them part by part,
 * each with the cursor of the next, so a room in the middle is reached through those before it; what was
 * walked past stays at hand for the way back.
 */
export class HallList {
  /** The beginning: what the build knows, then what the host answers. */
  readonly beginning: LiveAnswer<Part>;
  /** Whether the last part that was asked for did not come. */
  hasFailed = false;
  // Fields with a value, since the build leaves out those without one, and MobX would not see them.
  /** What was asked for after the beginning; undefined before that. */
  private later: Part | undefined = undefined;
  private gone: readonly string[] = [];
  private opening: Promise<void> | undefined = undefined;

  constructor(
    private readonly host: { readonly api: ContentApi },
    private readonly filter: HallFilter,
    private readonly ours: readonly HungStand[],
  ) {
    this.beginning = new LiveAnswer(builtPart(ours, filter), (call) => this.ask(undefined, call));
    makeAutoObservable<this, "host" | "filter" | "ours" | "later" | "gone" | "opening">(
      this,
      {
        beginning: false,
        host: false,
        filter: false,
        ours: false,
        later: observableRef,
        gone: observableRef,
        opening: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The stands from the first on, as far as they are known. */
  get stands(): readonly HungStand[] {
    const all = once([...this.beginning.value.stands, ...(this.later?.stands ?? [])]);
    return this.gone.length === 0 ? all : all.filter(({ id }) => !this.gone.includes(id));
  }

  /** How many there are in all rooms. */
  get total(): number {
    if (this.isWhole) return this.stands.length;
    return Math.max(this.stands.length, (this.later ?? this.beginning.value).total);
  }

  /** Whether nothing comes after what is known. */
  get isWhole(): boolean {
    return this.next === undefined;
  }

  get isOpening(): boolean {
    return this.opening !== undefined;
  }

  /** Asks for the next part, unless there is none. Never rejects. */
  open(isQuiet = true): Promise<void> {
    const { next } = this;
    if (next === undefined) return Promise.resolve();
    this.opening ??= this.openAfter(next, isQuiet);
    return this.opening;
  }

  /** Asks until a room is there, or the end; ends where a part does not come. Never rejects. */
  async openRoom(room: number, signal: AbortSignal): Promise<void> {
    if (this.host.api.hasFunctions) {
      await when(() => this.beginning.state !== "built-in", { signal }).catch(() => {});
    }
    const isThere = () => this.isWhole || this.stands.length > (room - 1) * ROOM_SIZE;
    while (!signal.aborted && !isThere()) {
      await this.open();
      if (this.hasFailed) return;
    }
  }

  /** Takes a stand off, which its maker withdrew. */
  forget(id: string): void {
    this.gone = [...this.gone, id];
  }

  /** Takes over what a stand's cheers are now. */
  noteCheers(id: string, cheers: number): void {
    const counted = (part: Part): Part =>
      part.stands.every((stand) => stand.id !== id)
        ? part
        : {
            ...part,
            stands: part.stands.map((stand) => (stand.id === id ? { ...stand, cheers } : stand)),
          };
    this.beginning.value = counted(this.beginning.value);
    this.later = this.later && counted(this.later);
  }

  private get next(): string | undefined {
    return (this.later ?? this.beginning.value).next;
  }

  private async openAfter(cursor: string, isQuiet: boolean): Promise<void> {
    try {
      this.continueWith(await this.ask(cursor, { quiet: isQuiet }), cursor);
    } catch {
      this.settle(true);
    }
  }

  private continueWith({ stands, next, total }: Part, cursor: string): void {
    this.later = {
      total,
      stands: [...(this.later?.stands ?? []), ...stands],
      // A part that leads to itself, or to nothing, would be walked for ever.
      next: next === cursor || stands.length === 0 ? undefined : next,
    };
    this.settle(false);
  }

  private settle(hasFailed: boolean): void {
    this.hasFailed = hasFailed;
    this.opening = undefined;
  }

  private async ask(
    cursor: string | undefined,
    call: { readonly signal?: AbortSignal; readonly quiet: boolean },
  ): Promise<Part> {
    const query = { ...this.filter, cursor, size: PART_SIZE };
    const { total, list, next } = await this.host.api.get("exhibition-list", { ...call, query });
    return { total, stands: hungAnswer(list, this.ours), next };
  }
}

/** The list of what is at hand whole. */
export function builtPart(stands: readonly HungStand[], filter: HallFilter): Part {
  const { total, list } = exhibitionPage(stands, { ...filter, size: stands.length });
  return { total, stands: list as HungStand[] };
}

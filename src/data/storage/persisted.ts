import { actionBound, computed, makeObservable, observable, observableRef } from "mobx";
import { SafeStorage } from "./safe-storage";
import { changesIn, type EntryFormat, readEntry, writeEntry } from "./stored-entry";

/** For how long a change may be overwritten by a tab that has not seen it, in ms. */
const SETTLED = 10_000;
/** Longest time until an overwritten change is made again, in ms; a random part of it keeps tabs apart. */
const SPREAD = 60;
/** Pages whose changes an entry names, at most; those that wrote last. */
const MOST_PAGES = 32;

/** A change that was made here, and its number among those of this page. */
interface Change<State> {
  readonly number: number;
  readonly at: number;
  readonly how: (held: State) => State;
}

/**
 * One entry of local storage, changed as it is stored at that moment, so that nothing of another tab is lost.
 * Tabs that write within milliseconds do not see each other's text, and the last one wins. So each text names the
 * changes that it holds, by page and number; a page that finds a text without one of its own makes that one again.
 */
export class Persisted<State extends object> {
  readonly initial: State;
  now: State;
  isLoaded = false;
  private isReadable = true;
  private text: string | null = null;
  // With a value, since the build leaves out fields without one, and MobX would not see it.
  private unsaved: State | undefined = undefined;
  private page = "";
  private isMending = false;
  private changes: readonly Change<State>[] = [];
  private count = 0;

  constructor(
    private readonly format: EntryFormat<State>,
    private readonly storage: Pick<SafeStorage, "read" | "write" | "isReadable">,
  ) {
    this.initial = readEntry(format, null);
    this.now = this.initial;
    makeObservable<this, "isReadable" | "unsaved" | "load" | "mend">(this, {
      now: observableRef,
      isLoaded: observable,
      isReadable: observable,
      unsaved: observableRef,
      isRemembering: computed,
      change: actionBound,
      load: actionBound,
      mend: actionBound,
    });
  }

  /** Whether changes outlive the page, as far as is known. */
  get isRemembering(): boolean {
    return this.isReadable && this.unsaved === undefined;
  }

  /** What is kept at this moment, also where another tab has just changed it. */
  held(): State {
    if (this.unsaved) return this.unsaved;
    const text = this.storage.read(this.format.key);
    return this.overwrittenIn(text).reduce(
      (state, { how }) => how(state),
      readEntry(this.format, text),
    );
  }

  /** Reads what is stored, now and whenever another tab has changed it. Gives the end of it. */
  follow(view: Window = window): () => void {
    this.load();
    const hear = ({ key }: StorageEvent) => {
      // Without a key all of the storage was cleared.
      if (key === this.format.key || key === null) this.load();
    };
    const listening = new AbortController();
    const { signal } = listening;
    view.addEventListener("storage", hear, { signal });
    // A page that comes back from the browser's memory has heard of nothing.
    view.addEventListener("pageshow", this.load, { signal });
    view.addEventListener("pagehide", this.mend, { signal });
    return () => listening.abort();
  }

  /**
   * Gives whether the change will outlive the page.
   * @param how is called again where another tab has overwritten the change, with what that one stored
   */
  change(how: (held: State) => State): boolean {
    const state = how(this.held());
    const at = Date.now();
    // Not of digits alone: those would come first in the text.
    this.page ||= `p${Math.random().toString(36).slice(2)}`;
    this.count += 1;
    this.changes = [...this.changes, { number: this.count, at, how }];
    return this.write(state);
  }

  private write(state: State): boolean {
    const { key } = this.format;
    const stored = this.storage.read(key);
    const { [this.page]: _, ...others } = changesIn(stored) ?? {};
    const latest = Object.entries(others).slice(1 - MOST_PAGES);
    const changes = Object.fromEntries([...latest, [this.page, this.count]]);
    this.now = state;
    this.text = writeEntry(this.format, stored, this.now, changes);
    const isSaved = this.storage.write(key, this.text);
    this.unsaved = isSaved ? undefined : this.now;
    return isSaved;
  }

  /** Changes of this page which a text does not hold, though it was written after them. */
  private overwrittenIn(text: string | null): readonly Change<State>[] {
    const held = changesIn(text);
    if (!held) return [];
    const oldest = Date.now() - SETTLED;
    const number = held[this.page] ?? 0;
    this.changes = this.changes.filter(({ at }) => at > oldest);
    return this.changes.filter((one) => one.number > number);
  }

  private load(): void {
    const text = this.storage.read(this.format.key);
    this.isReadable = this.storage.isReadable;
    if (!this.unsaved && text !== this.text) {
      this.text = text;
      // An entry that this code did not write was cleared, or is of another version: no change is missing from it.
      if (!changesIn(text)) this.changes = [];
      this.now = this.held();
      if (!this.isMending && this.overwrittenIn(text).length > 0) {
        this.isMending = true;
        setTimeout(this.mend, Math.random() * SPREAD);
      }
    }
    this.isLoaded = true;
  }

  /** Makes changes again that another tab has overwritten. */
  private mend(): void {
    this.isMending = false;
    const text = this.storage.read(this.format.key);
    if (this.overwrittenIn(text).length > 0) this.write(this.held());
  }
}

const storage = new SafeStorage(() => window.localStorage);
const entries = new WeakMap<object, unknown>();

/** The entry of this page: one for each format, however many components use it. */
export function persisted<State extends object>(format: EntryFormat<State>): Persisted<State> {
  const entry = entries.get(format) ?? new Persisted(format, storage);
  entries.set(format, entry);
  return entry as Persisted<State>;
}

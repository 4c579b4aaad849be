import { actionBound, computed, makeObservable, observable, observableRef } from "mobx";
import { SafeStorage } from "./safe-storage";
import { changesIn, type EntryFormat, readEntry, writeEntry } from "./stored-entry";

/** Time during which a tab may overwrite a change that it has not seen, in ms. */
const OVERWRITE_WINDOW = 10_000;
/** Longest delay before an overwritten change is repeated, in ms; randomized so that tabs do not collide. */
const REPEAT_DELAY = 60;
/** Number of pages whose changes an entry lists; the latest writers. */
const MOST_PAGES = 32;

/** A change made by this page, numbered in order. */
interface Change<State> {
  readonly number: number;
  readonly at: number;
  readonly apply: (state: State) => State;
}

/**
 * An entry of local storage, read and changed in one step, so that changes of other tabs are not lost. Tabs that write
 * within milliseconds do not see each other's text, and the last write wins. So each text lists the changes it
 * contains, by page and number; a page that finds one of its own missing repeats it.
 */
export class Persisted<State extends object> {
  readonly initial: State;
  now: State;
  isLoaded = false;
  private isReadable = true;
  private text: string | null = null;
  // Initialized explicitly: the build drops fields without an initializer, and MobX would not track this one.
  private unsaved: State | undefined = undefined;
  /** Random id of this page, set with its first change. */
  private pageId = "";
  private willReapply = false;
  private changes: readonly Change<State>[] = [];
  private count = 0;

  constructor(
    private readonly format: EntryFormat<State>,
    private readonly storage: Pick<SafeStorage, "read" | "write" | "isReadable">,
  ) {
    this.initial = readEntry(format, null);
    this.now = this.initial;
    makeObservable<this, "isReadable" | "unsaved" | "load" | "reapply">(this, {
      now: observableRef,
      isLoaded: observable,
      isReadable: observable,
      unsaved: observableRef,
      isPersistent: computed,
      change: actionBound,
      load: actionBound,
      reapply: actionBound,
    });
  }

  /** True unless the browser has refused to store changes. */
  get isPersistent(): boolean {
    return this.isReadable && this.unsaved === undefined;
  }

  /** Current stored state, including writes of other tabs. */
  current(): State {
    if (this.unsaved) return this.unsaved;
    const text = this.storage.read(this.format.key);
    return this.overwrittenIn(text).reduce(
      (state, { apply }) => apply(state),
      readEntry(this.format, text),
    );
  }

  /** Loads the entry, now and after each change in another tab. Returns a function that stops it. */
  follow(view: Window = window): () => void {
    this.load();
    const onStorage = ({ key }: StorageEvent) => {
      // `key` is null when the whole storage was cleared.
      if (key === this.format.key || key === null) this.load();
    };
    const listening = new AbortController();
    const { signal } = listening;
    view.addEventListener("storage", onStorage, { signal });
    // A page restored from the back/forward cache has missed events.
    view.addEventListener("pageshow", this.load, { signal });
    view.addEventListener("pagehide", this.reapply, { signal });
    return () => listening.abort();
  }

  /**
   * Changes the stored state. Returns true if the change will outlive the page.
   * @param apply called again with the newer state if another tab overwrites the change
   */
  change(apply: (state: State) => State): boolean {
    const state = apply(this.current());
    const at = Date.now();
    // Starts with a letter: JSON puts integer keys first.
    this.pageId ||= `p${Math.random().toString(36).slice(2)}`;
    this.count += 1;
    this.changes = [...this.changes, { number: this.count, at, apply }];
    return this.write(state);
  }

  private write(state: State): boolean {
    const { key } = this.format;
    const stored = this.storage.read(key);
    const { [this.pageId]: _, ...others } = changesIn(stored) ?? {};
    const latest = Object.entries(others).slice(1 - MOST_PAGES);
    const changes = Object.fromEntries([...latest, [this.pageId, this.count]]);
    this.now = state;
    this.text = writeEntry(this.format, stored, this.now, changes);
    const isSaved = this.storage.write(key, this.text);
    this.unsaved = isSaved ? undefined : this.now;
    return isSaved;
  }

  /** Changes of this page that a later text lacks. */
  private overwrittenIn(text: string | null): readonly Change<State>[] {
    const known = changesIn(text);
    if (!known) return [];
    const oldest = Date.now() - OVERWRITE_WINDOW;
    const number = known[this.pageId] ?? 0;
    this.changes = this.changes.filter(({ at }) => at > oldest);
    return this.changes.filter((change) => change.number > number);
  }

  private load(): void {
    const text = this.storage.read(this.format.key);
    this.isReadable = this.storage.isReadable;
    if (!this.unsaved && text !== this.text) {
      this.text = text;
      // Cleared, or of another version: no change is missing.
      if (!changesIn(text)) this.changes = [];
      this.now = this.current();
      if (!this.willReapply && this.overwrittenIn(text).length > 0) {
        this.willReapply = true;
        setTimeout(this.reapply, Math.random() * REPEAT_DELAY);
      }
    }
    this.isLoaded = true;
  }

  /** Repeats changes that another tab has overwritten. */
  private reapply(): void {
    this.willReapply = false;
    const text = this.storage.read(this.format.key);
    if (this.overwrittenIn(text).length > 0) this.write(this.current());
  }
}

const storage = new SafeStorage(() => window.localStorage);
const entries = new WeakMap<object, unknown>();

/** The page's only instance for a format. */
export function persisted<State extends object>(format: EntryFormat<State>): Persisted<State> {
  const entry = entries.get(format) ?? new Persisted(format, storage);
  entries.set(format, entry);
  return entry as Persisted<State>;
}

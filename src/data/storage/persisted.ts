import { makeAutoObservable, observableRef } from "mobx";
import { SafeStorage } from "./safe-storage";
import { type EntryFormat, readEntry, writeEntry } from "./stored-entry";

/** One entry of local storage, changed as it is stored at that moment, so that nothing of another tab is lost. */
export class Persisted<State extends object> {
  readonly initial: State;
  now: State;
  isLoaded = false;
  private isReadable = true;
  private text: string | null = null;
  private unsaved: State | undefined;

  constructor(
    private readonly format: EntryFormat<State>,
    private readonly storage: Pick<SafeStorage, "read" | "write" | "isReadable">,
  ) {
    this.initial = readEntry(format, null);
    this.now = this.initial;
    makeAutoObservable<this, "text" | "unsaved" | "format" | "storage">(
      this,
      {
        initial: false,
        now: observableRef,
        text: false,
        unsaved: observableRef,
        format: false,
        storage: false,
      },
      { autoBind: true },
    );
  }

  /** Whether changes outlive the page, as far as is known. */
  get isRemembering(): boolean {
    return this.isReadable && this.unsaved === undefined;
  }

  /** What is kept at this moment, also where another tab has just changed it. */
  held(): State {
    return this.unsaved ?? readEntry(this.format, this.storage.read(this.format.key));
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
    return () => listening.abort();
  }

  /** Gives whether the change will outlive the page. */
  change(how: (held: State) => State): boolean {
    const { key } = this.format;
    this.now = how(this.held());
    this.text = writeEntry(this.format, this.storage.read(key), this.now);
    const isSaved = this.storage.write(key, this.text);
    this.unsaved = isSaved ? undefined : this.now;
    return isSaved;
  }

  private load(): void {
    const text = this.storage.read(this.format.key);
    this.isReadable = this.storage.isReadable;
    if (!this.unsaved && text !== this.text) {
      this.text = text;
      this.now = readEntry(this.format, text);
    }
    this.isLoaded = true;
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

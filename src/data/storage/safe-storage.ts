export interface StorageLike {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

/** Storage that never throws, however the browser refuses it: what it does not keep is kept while the page lives. */
export class SafeStorage {
  isReadable = true;

  private readonly memory = new Map<string, string>();

  /** @param find gives the storage, at each access; may throw or give null */
  constructor(private readonly find: () => StorageLike | null) {}

  /** The stored text, or null; where storage cannot be read, what was last written here. */
  read(key: string): string | null {
    try {
      const storage = this.find();
      this.isReadable = storage !== null;
      if (storage) return storage.getItem(key);
    } catch {
      this.isReadable = false;
    }
    return this.memory.get(key) ?? null;
  }

  /** Writes the text. Gives whether it will outlive the page. */
  write(key: string, text: string): boolean {
    this.memory.set(key, text);
    try {
      const storage = this.find();
      storage?.setItem(key, text);
      return storage !== null;
    } catch {
      return false;
    }
  }
}

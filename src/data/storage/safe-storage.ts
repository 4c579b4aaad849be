export interface StorageLike {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

/** Storage that never throws. Falls back to memory for the life of the page. */
export class SafeStorage {
  isReadable = true;

  private readonly memory = new Map<string, string>();

  /** @param find returns the storage, on each access; may throw or return null */
  constructor(private readonly find: () => StorageLike | null) {}

  /** Stored text, or null; if storage is unreadable, the last text written here. */
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

  /** Writes the text. Returns true if it will outlive the page. */
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

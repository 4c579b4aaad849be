/** Runs at most `size` tasks at a time, in the order given. */
export class Pool {
  #free: number;
  #waiting: (() => void)[] = [];
  /** Index of the next waiting task: removing them from a long list one by one takes minutes. */
  #nextIndex = 0;

  constructor(size: number) {
    this.#free = size;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#next();
      if (next) next();
      else this.#free += 1;
    }
  }

  #next(): (() => void) | undefined {
    if (this.#nextIndex < this.#waiting.length) return this.#waiting[this.#nextIndex++];
    this.#waiting = [];
    this.#nextIndex = 0;
    return undefined;
  }
}

/** Runs tasks, at most `size` at the same time, in the order in which they were given. */
export class Pool {
  #free: number;
  #waiting: (() => void)[] = [];
  /** How many of those that wait have been called: taking them out of a long list one by one takes minutes. */
  #called = 0;

  constructor(size: number) {
    this.#free = size;
  }

  /** Gives what the task gives, once a place was free for it. */
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
    if (this.#called < this.#waiting.length) return this.#waiting[this.#called++];
    this.#waiting = [];
    this.#called = 0;
    return undefined;
  }
}

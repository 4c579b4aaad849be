import { makeAutoObservable } from "mobx";

export interface ToastContent {
  readonly tone: "error" | "success" | "info";
  readonly zh?: string | undefined;
  readonly en?: string | undefined;
}

export interface Toast extends ToastContent {
  readonly id: number;
  times: number;
}

/** Number of toasts shown at once; the oldest is removed first. */
const LARGEST_STACK = 3;
/** Display time of a toast: a minimum in ms, and ms per character up to a maximum. */
const SHORTEST_DISPLAY = 8000;
const DISPLAY_PER_CHARACTER = 90;
const LONGEST_DISPLAY = 20_000;

/** Toasts (SPEC section 9, "Toasts"). */
export class ToastStore {
  toasts: Toast[] = [];
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();
  private isPaused = false;
  private lastId = 0;

  constructor() {
    makeAutoObservable<this, "timers">(this, { timers: false }, { autoBind: true });
  }

  /** Shows a toast; restarts the timer of an identical one. */
  show({ tone, zh, en }: ToastContent): void {
    const same = this.toasts.find((toast) => toast.zh === zh && toast.en === en);
    if (same) {
      same.times += 1;
      this.startTimer(same);
      return;
    }
    this.lastId += 1;
    const toast = { id: this.lastId, tone, zh, en, times: 1 };
    this.toasts.push(toast);
    this.startTimer(toast);
    for (const { id } of this.toasts.slice(0, -LARGEST_STACK)) this.close(id);
  }

  close(id: number): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
    // The toast with pointer or focus may have been removed.
    if (this.toasts.length === 0) this.isPaused = false;
  }

  closeLatest(): void {
    const latest = this.toasts.at(-1);
    if (latest) this.close(latest.id);
  }

  /** Keeps all toasts while one has pointer or focus. */
  pause(): void {
    this.isPaused = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  resume(): void {
    this.isPaused = false;
    for (const toast of this.toasts) this.startTimer(toast);
  }

  private startTimer(toast: Toast): void {
    const { id, zh = "", en = "" } = toast;
    clearTimeout(this.timers.get(id));
    if (this.isPaused) return;
    const readingTime = (zh.length + en.length) * DISPLAY_PER_CHARACTER;
    const display = Math.min(LONGEST_DISPLAY, Math.max(SHORTEST_DISPLAY, readingTime));
    this.timers.set(
      id,
      setTimeout(() => this.end(toast), display),
    );
  }

  /** Closes a toast after its time; while the window is hidden, it starts again, as the toast has not been read. */
  private end(toast: Toast): void {
    if (document.hidden) this.startTimer(toast);
    else this.close(toast.id);
  }
}

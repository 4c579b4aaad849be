import { makeAutoObservable } from "mobx";

export interface Notice {
  readonly tone: "error" | "success" | "info";
  readonly zh?: string | undefined;
  readonly en?: string | undefined;
}

export interface Toast extends Notice {
  readonly id: number;
  times: number;
}

/** Toasts that are shown at once, at most; the oldest goes first. */
const LARGEST_STACK = 3;
/** How long a toast stays, in ms: a while, longer for each character to read, and not forever. */
const SHORTEST_STAY = 8000;
const STAY_PER_CHARACTER = 90;
const LONGEST_STAY = 20_000;

/** The notices at the top of the window (SPEC section 9, "Toasts"). */
export class ToastStore {
  toasts: Toast[] = [];
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();
  private isPaused = false;
  private lastId = 0;

  constructor() {
    makeAutoObservable<this, "timers">(this, { timers: false }, { autoBind: true });
  }

  /** Shows a notice; one that is shown already begins again. */
  show({ tone, zh, en }: Notice): void {
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
    // Pointer and focus may have gone with it.
    if (this.toasts.length === 0) this.isPaused = false;
  }

  closeLatest(): void {
    const latest = this.toasts.at(-1);
    if (latest) this.close(latest.id);
  }

  /** Keeps all toasts, for as long as somebody is at one of them. */
  pause(): void {
    this.isPaused = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  /** Lets the toasts go, each after its whole time. */
  resume(): void {
    this.isPaused = false;
    for (const toast of this.toasts) this.startTimer(toast);
  }

  private startTimer(toast: Toast): void {
    const { id, zh = "", en = "" } = toast;
    clearTimeout(this.timers.get(id));
    if (this.isPaused) return;
    const reading = (zh.length + en.length) * STAY_PER_CHARACTER;
    const stay = Math.min(LONGEST_STAY, Math.max(SHORTEST_STAY, reading));
    this.timers.set(
      id,
      setTimeout(() => this.end(toast), stay),
    );
  }

  /** Nobody has read what was shown in a window that is not in sight. */
  private end(toast: Toast): void {
    if (document.hidden) this.startTimer(toast);
    else this.close(toast.id);
  }
}

import { makeAutoObservable } from "mobx";

/** Duration of the bar, delay before it is shown, and interval of its steps, in ms (SPEC section 9, "Progress bar"). */
const DURATION = 5000;
const SHOW_DELAY = 200;
const TICK = 100;
/** Time for which the full bar stays, in ms; a failed one stays until the next page load. */
const FULL_BAR_MS = 500;

/** Progress bar of a page load (SPEC sections 4 and 9). Driven by the clock; when full, waits for the page. */
export class PageLoadStore {
  phase: "idle" | "waiting" | "running" | "done" | "failed" = "idle";
  private ticks = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get percent(): number {
    const isOver = this.phase === "done" || this.phase === "failed";
    return isOver ? 100 : Math.min(100, (this.ticks * TICK * 100) / DURATION);
  }

  get isLoading(): boolean {
    return this.phase === "waiting" || this.phase === "running";
  }

  get isVisible(): boolean {
    return this.phase !== "idle" && this.phase !== "waiting";
  }

  /** Begins a page load, replacing the previous one. */
  start(): void {
    this.enter("waiting");
    this.ticks = 0;
    this.timer = setTimeout(this.run, SHOW_DELAY);
  }

  /** Ends a page load. A bar not yet shown stays hidden. */
  finish(): void {
    if (this.phase === "waiting") this.enter("idle");
    if (this.phase !== "running") return;
    this.enter("done");
    this.timer = setTimeout(() => this.enter("idle"), FULL_BAR_MS);
  }

  /** Shows the bar as failed, even before its delay. */
  fail(): void {
    if (this.isLoading) this.enter("failed");
  }

  private run(): void {
    this.enter("running");
    this.timer = setInterval(this.tick, TICK);
  }

  private tick(): void {
    this.ticks += 1;
    if (this.ticks >= DURATION / TICK) clearInterval(this.timer);
  }

  private enter(phase: PageLoadStore["phase"]): void {
    clearTimeout(this.timer);
    this.phase = phase;
  }
}

import { makeAutoObservable } from "mobx";

/** How long the bar takes from end to end, in ms (SPEC section 9, "Progress bar"). */
const DURATION = 5000;
const THROTTLE = 200;
const TICK = 100;
/** How long the full bar stays, in ms; a failed one stays until the next page begins to load. */
const FAREWELL = 500;

/** The bar of a page that is being loaded (SPEC sections 4 and 9). It runs by the clock and waits, full, for the page. */
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

  /** A page begins to load; another one that was loading is forgotten. */
  start(): void {
    this.enter("waiting");
    this.ticks = 0;
    this.timer = setTimeout(this.run, THROTTLE);
  }

  /** The page is there. A bar that has not shown yet never does. */
  finish(): void {
    if (this.phase === "waiting") this.enter("idle");
    if (this.phase !== "running") return;
    this.enter("done");
    this.timer = setTimeout(() => this.enter("idle"), FAREWELL);
  }

  /** The page could not be had: the bar shows at once, as failed. */
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

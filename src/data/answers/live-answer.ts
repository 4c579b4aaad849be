import { compareStructural, makeAutoObservable, observableRef } from "mobx";
import { savesData } from "../browser/saves-data";
import { whenIdle } from "../browser/when-idle";

/**
 * Origin of the value: the build, a later answer, or the build after a failed call or one that was skipped to save
 * data.
 */
export type AnswerState = "built-in" | "fresh" | "failed" | "skipped";

/** Options that `LiveAnswer` passes to its call, as in `CallOptions`. */
export interface Call {
  readonly signal: AbortSignal;
  readonly background: boolean;
}

/**
 * An answer that is available from the first render and refreshed later. The value changes only if its content does.
 */
export class LiveAnswer<Value> {
  value: Value;
  state: AnswerState = "built-in";
  // Initialized explicitly: the build drops fields without an initializer, and MobX would not track this one.
  private request: AbortController | undefined = undefined;
  private followers = 0;

  /** @param fetch fetches the answer, or rejects; first called after `follow()` */
  constructor(
    builtIn: Value,
    private readonly fetch: (call: Call) => Promise<Value>,
  ) {
    this.value = builtIn;
    makeAutoObservable<this, "fetch" | "request" | "followers">(
      this,
      { value: observableRef, request: observableRef, fetch: false, followers: false },
      { autoBind: true },
    );
  }

  get isLoading(): boolean {
    return this.request !== undefined;
  }

  /**
   * Fetches at an idle moment, and again when the network returns. When the last follower leaves, a call in progress is
   * aborted.
   */
  follow(): () => void {
    const following = new AbortController();
    const { signal } = following;
    this.followers += 1;
    void whenIdle().then(() => {
      if (!signal.aborted) this.refresh();
    });
    const retryFailed = () => {
      if (this.state === "failed") this.refresh();
    };
    window.addEventListener("online", retryFailed, { signal });
    return () => {
      following.abort();
      this.followers -= 1;
      if (this.followers === 0) this.abort();
    };
  }

  /** Fetches at the visitor's request, so a failure is shown. */
  retry(): void {
    void this.load(false);
  }

  /**
   * Sets a value from another source, such as the response to a change. Aborts the call in progress, which is older.
   */
  set(value: Value): void {
    this.abort();
    if (!compareStructural(value, this.value)) this.value = value;
    this.state = "fresh";
  }

  private refresh(): void {
    if (this.state === "fresh") return;
    if (savesData()) this.state = "skipped";
    else if (navigator.onLine) void this.load(true);
    else this.state = "failed";
  }

  /** Fetches unless a call is in progress; the result of an aborted call is ignored. */
  private async load(background: boolean): Promise<void> {
    if (this.request) return;
    this.request = new AbortController();
    const { signal } = this.request;
    try {
      const value = await this.fetch({ signal, background });
      if (!signal.aborted) this.set(value);
    } catch {
      if (!signal.aborted) this.fail();
    }
  }

  private fail(): void {
    this.request = undefined;
    this.state = "failed";
  }

  private abort(): void {
    this.request?.abort();
    this.request = undefined;
  }
}

import { compareStructural, makeAutoObservable, observableRef } from "mobx";
import { savesData } from "../browser/saves-data";
import { whenIdle } from "../browser/when-idle";

/**
 * Origin of the value: the build, a later answer, or the build after a failed call or one that was skipped to save
 * data.
 */
export type AnswerState = "built-in" | "fresh" | "failed" | "skipped";

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
  private asking: AbortController | undefined = undefined;
  private followers = 0;

  /** @param ask fetches the answer, or rejects; first called after `follow()` */
  constructor(
    builtIn: Value,
    private readonly ask: (call: Call) => Promise<Value>,
  ) {
    this.value = builtIn;
    makeAutoObservable<this, "ask" | "asking" | "followers">(
      this,
      { value: observableRef, asking: observableRef, ask: false, followers: false },
      { autoBind: true },
    );
  }

  get isAsking(): boolean {
    return this.asking !== undefined;
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
      if (!signal.aborted) this.askByItself();
    });
    const cameBack = () => {
      if (this.state === "failed") this.askByItself();
    };
    window.addEventListener("online", cameBack, { signal });
    return () => {
      following.abort();
      this.followers -= 1;
      if (this.followers === 0) this.breakOff();
    };
  }

  /** Fetches because the visitor asked to, so a failure is shown. */
  retry(): void {
    void this.send(false);
  }

  /**
   * Sets a value from another source, such as the response to a change. Aborts the call in progress, which is older.
   */
  take(value: Value): void {
    this.breakOff();
    if (!compareStructural(value, this.value)) this.value = value;
    this.state = "fresh";
  }

  private askByItself(): void {
    if (this.state === "fresh") return;
    if (savesData()) this.state = "skipped";
    else if (navigator.onLine) void this.send(true);
    else this.state = "failed";
  }

  /** Fetches unless a call is in progress; the result of an aborted call is ignored. */
  private async send(background: boolean): Promise<void> {
    if (this.asking) return;
    this.asking = new AbortController();
    const { signal } = this.asking;
    try {
      const value = await this.ask({ signal, background });
      if (!signal.aborted) this.take(value);
    } catch {
      if (!signal.aborted) this.fail();
    }
  }

  private fail(): void {
    this.asking = undefined;
    this.state = "failed";
  }

  private breakOff(): void {
    this.asking?.abort();
    this.asking = undefined;
  }
}

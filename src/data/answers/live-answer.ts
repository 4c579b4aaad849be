import { compareStructural, makeAutoObservable, observableRef } from "mobx";
import { savesData } from "../browser/saves-data";
import { whenIdle } from "../browser/when-idle";

/** Whether an answer is the copy of the build, came from the host, failed, or was not asked for, to save data. */
export type AnswerState = "built-in" | "fresh" | "failed" | "skipped";

export interface Call {
  readonly signal: AbortSignal;
  readonly background: boolean;
}

/** An answer that is there from the first render on, and asked for again; only what says something else is taken. */
export class LiveAnswer<Value> {
  value: Value;
  state: AnswerState = "built-in";
  // With a value, since the build leaves out fields without one, and MobX would not see it.
  private asking: AbortController | undefined = undefined;
  private followers = 0;

  /** `ask` gives the answer, or rejects. It is first called once somebody follows. */
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

  /** Asks at an idle moment, and again when the network comes back. The last to end it breaks off what is under way. */
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

  /** Asks because the visitor said so: a failure is told to the visitor. */
  tryAgain(): void {
    void this.send(false);
  }

  /** Takes a value that came in another way, such as the answer to a change; a call under way is older. */
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

  /** Asks, but not twice at once; a call that was broken off has no say. */
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

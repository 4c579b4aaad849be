import { makeAutoObservable, observableRef } from "mobx";

/** Steps that can be taken back. */
const MOST_STEPS = 100;

/**
 * What was, is and could be again. Changes of one run (a drag, a slider on its way) are one step.
 */
export class History<State> {
  present: State;
  private past: readonly State[] = [];
  private future: readonly State[] = [];
  private run: string | undefined;

  constructor(first: State) {
    this.present = first;
    makeAutoObservable<this, "past" | "future" | "run">(this, {
      present: observableRef,
      past: observableRef,
      future: observableRef,
      run: false,
    });
  }

  /** Makes `next` what is. @param run changes with the same name, one after the other, are one step */
  change(next: State, run?: string): void {
    if (next === this.present) return;
    const goesOn = run !== undefined && run === this.run;
    if (!goesOn) this.past = [...this.past, this.present].slice(-MOST_STEPS);
    this.present = next;
    this.future = [];
    this.run = run;
  }

  /** Whatever comes next is a step of its own. */
  endRun(): void {
    this.run = undefined;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Gives whether there was something to take back. */
  undo(): boolean {
    const before = this.past.at(-1);
    if (this.past.length === 0) return false;
    this.future = [this.present, ...this.future];
    this.present = before as State;
    this.past = this.past.slice(0, -1);
    this.run = undefined;
    return true;
  }

  /** Gives whether there was something to do again. */
  redo(): boolean {
    const [after, ...rest] = this.future;
    if (this.future.length === 0) return false;
    this.past = [...this.past, this.present];
    this.present = after as State;
    this.future = rest;
    this.run = undefined;
    return true;
  }

  /** Begins again from a state. */
  reset(first: State): void {
    this.present = first;
    this.past = [];
    this.future = [];
    this.run = undefined;
  }
}

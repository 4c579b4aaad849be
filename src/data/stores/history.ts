import { makeAutoObservable, observableRef } from "mobx";

const MOST_STEPS = 100;

/** Undo history. Successive changes of one run (a drag, a moving slider) are one step. */
export class History<State> {
  private states: readonly State[];
  private at = 0;
  private run: string | undefined;

  constructor(first: State) {
    this.states = [first];
    makeAutoObservable<this, "states" | "run">(this, { states: observableRef, run: false });
  }

  get present(): State {
    return this.states[this.at] as State;
  }

  get canUndo(): boolean {
    return this.at > 0;
  }

  get canRedo(): boolean {
    return this.at < this.states.length - 1;
  }

  /**
   * Adds a state.
   * @param run successive changes with the same name are one step
   */
  change(next: State, run?: string): void {
    if (next === this.present) return;
    const goesOn = run !== undefined && run === this.run;
    const before = this.states.slice(0, goesOn ? this.at : this.at + 1);
    this.states = [...before, next].slice(-MOST_STEPS - 1);
    this.at = this.states.length - 1;
    this.run = run;
  }

  /** Ends the run: the next change is a new step. */
  endRun(): void {
    this.run = undefined;
  }

  /** Returns false if there is nothing to undo. */
  undo(): boolean {
    return this.goTo(this.at - 1);
  }

  redo(): boolean {
    return this.goTo(this.at + 1);
  }

  reset(first: State): void {
    this.states = [first];
    this.goTo(0);
  }

  private goTo(index: number): boolean {
    if (!(index in this.states)) return false;
    this.at = index;
    this.run = undefined;
    return true;
  }
}

import { makeAutoObservable, observableRef } from "mobx";

/** Steps that can be taken back. */
const MOST_STEPS = 100;

/** The states that were, is and could be again. Changes of one run (a drag, a slider on its way) are one step. */
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

  /** Makes `next` what is. @param run changes with the same name, one after the other, are one step */
  change(next: State, run?: string): void {
    if (next === this.present) return;
    const goesOn = run !== undefined && run === this.run;
    const before = this.states.slice(0, goesOn ? this.at : this.at + 1);
    this.states = [...before, next].slice(-MOST_STEPS - 1);
    this.at = this.states.length - 1;
    this.run = run;
  }

  /** Whatever comes next is a step of its own. */
  endRun(): void {
    this.run = undefined;
  }

  /** Gives whether there was something to take back. */
  undo(): boolean {
    return this.goTo(this.at - 1);
  }

  /** Gives whether there was something to do again. */
  redo(): boolean {
    return this.goTo(this.at + 1);
  }

  reset(first: State): void {
    this.states = [first];
    this.goTo(0);
  }

  private goTo(place: number): boolean {
    if (!(place in this.states)) return false;
    this.at = place;
    this.run = undefined;
    return true;
  }
}

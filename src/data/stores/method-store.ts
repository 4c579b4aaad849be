import { makeAutoObservable, observableRef } from "mobx";

/** The site does not move by itself by default. */
export const DEFAULT_METHOD = { autoSwitch: false };

export type PersistedMethod = typeof DEFAULT_METHOD;

/** Settings of automatic movement (SPEC section 3, "Method"). */
export class MethodStore {
  choices: Partial<PersistedMethod> = {};

  constructor() {
    makeAutoObservable(this, { choices: observableRef }, { autoBind: true });
  }

  get autoSwitch(): boolean {
    return this.choices.autoSwitch ?? DEFAULT_METHOD.autoSwitch;
  }

  setAutoSwitch(on: boolean): void {
    this.choices = { autoSwitch: on };
  }
}

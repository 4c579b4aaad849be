import { makeAutoObservable, observableRef } from "mobx";

/** The site does not move by itself unless the visitor says so. */
export const DEFAULT_METHOD = { autoSwitch: false };

export type PersistedMethod = typeof DEFAULT_METHOD;

/** How the site moves by itself (SPEC section 3, "Method"). */
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

import { makeAutoObservable } from "mobx";

export type PersistedMethod = Pick<MethodStore, "autoSwitch">;

/** How the site moves by itself (SPEC section 3, "Method"). */
export class MethodStore {
  autoSwitch = false;

  /** What has been set here and is not stored yet: nothing that is stored replaces it. */
  readonly unsaved = new Set<keyof PersistedMethod>();

  constructor() {
    makeAutoObservable(this, { unsaved: false }, { autoBind: true });
  }

  setAutoSwitch(on: boolean): void {
    this.autoSwitch = on;
    this.unsaved.add("autoSwitch");
  }

  /** The part that is persisted, as plain data. */
  get asJson(): PersistedMethod {
    return { autoSwitch: this.autoSwitch };
  }

  /** Takes over persisted data that has been validated; what is absent stays as it is. */
  restore({ autoSwitch = this.autoSwitch }: Partial<PersistedMethod>): void {
    this.autoSwitch = autoSwitch;
  }
}

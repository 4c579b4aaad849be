import { makeAutoObservable } from "mobx";
import type { FlowerStand } from "../../../../content/types";
import type { StandKit } from "../../../../plugins/flower-stand/document/kit";
import type { Restored } from "../../../../plugins/flower-stand/document/restore";
import type { FlowerstandStore } from "../../../stores/flowerstand-store";
import { autosave } from "../drafts/autosave";
import { type Draft, newDraftId, plainName } from "../drafts/draft";
import { DraftLock } from "../drafts/draft-lock";
import type { DraftStorage } from "../drafts/draft-storage";
import { Drafts } from "../drafts/drafts";
import { knownParts } from "../kit/stand-kit";
import { askedStand, FAULT_WORDS, freshStand } from "./asked-stand";
import { OwnAddresses } from "./own-addresses";
import { MakerSession } from "./session/maker-session";
import { Workbench } from "./session/workbench";

interface BenchOptions {
  readonly kit: StandKit;
  readonly fields: FlowerstandStore;
  readonly openStorage: () => Promise<DraftStorage>;
  /** Shows that something could not be done. */
  readonly complain: (words: string) => void;
}

/** Everything the maker works with: the stand on the bench, the drafts, the tools. */
export class Bench {
  readonly drafts: Drafts;
  readonly addresses: OwnAddresses;
  readonly workbench = new Workbench();
  private readonly lock = new DraftLock();
  readonly session: MakerSession;

  constructor(private readonly options: BenchOptions) {
    const { kit, fields, openStorage } = options;
    this.drafts = new Drafts(openStorage, knownParts(kit));
    this.addresses = new OwnAddresses(this.drafts.picture);
    const first = { id: newDraftId(), name: "My stand", stand: freshStand(kit) };
    this.session = new MakerSession(kit, fields, first);
    makeAutoObservable<this, "options" | "lock">(this, {
      lock: false,
      drafts: false,
      addresses: false,
      workbench: false,
      session: false,
      options: false,
    });
  }

  get kit(): StandKit {
    return this.options.kit;
  }

  /** Brings what was worked on last, or what the address names, onto the bench. Never rejects. */
  async begin(window: Pick<Window, "location" | "history">): Promise<void> {
    await this.drafts.start();
    const [newest] = await this.drafts.list();
    if (!newest) await this.lock.take(this.session.id);
    else if (await this.lock.take(newest.id)) this.session.open(newest);
    else await this.openNew();
    await this.openAddress(window);
    await this.drafts.removeUnusedPictures([this.session.stand]);
  }

  /** Opens what the address names as a new draft, and takes it out of the address. */
  async openAddress({ location, history }: Pick<Window, "location" | "history">): Promise<void> {
    const asked = await askedStand(location, this.kit);
    if (asked.kind === "nothing") return;
    history.replaceState(history.state, "", location.pathname);
    if (asked.kind === "stand") await this.openNew(asked.stand, true);
    else this.options.complain(FAULT_WORDS[asked.fault]);
  }

  /** Opens a draft, unless another tab has it: two would save over each other. Gives whether it is open. */
  async openDraft(draft: Draft): Promise<boolean> {
    const isFree = draft.id === this.session.id || (await this.lock.take(draft.id));
    if (!isFree) {
      this.options.complain(`${draft.name} is open in another tab. Go on there, or duplicate it.`);
      return false;
    }
    if (draft.id !== this.session.id) this.session.open(draft);
    this.session.say(`${draft.name} is on the bench`);
    return true;
  }

  /** Begins a new stand. @param isWorthSaving whether it is a draft before anything is changed */
  async openNew(stand: FlowerStand = freshStand(this.kit), isWorthSaving = false): Promise<void> {
    const names = new Set((await this.drafts.list()).map(({ name }) => name));
    let name = "My stand";
    for (let number = 2; names.has(name); number += 1) name = `My stand ${number}`;
    const id = newDraftId();
    await this.lock.take(id);
    this.session.open({ id, name, stand }, isWorthSaving);
    this.session.say(`${name} is on the bench`);
  }

  /** Opens what a saved picture holds, as a new draft. */
  async openFile(file: Blob, openPicture: (file: Blob) => Promise<Restored>): Promise<boolean> {
    const restored = await openPicture(file);
    if (restored.ok) await this.openNew(restored.stand, true);
    else this.options.complain(FAULT_WORDS[restored.fault]);
    return restored.ok;
  }

  /** Saves at once what is on the bench, where it is worth it. */
  async saveNow(): Promise<void> {
    const { id, name, stand, edits } = this.session;
    if (edits > 0) await this.drafts.save({ id, name: plainName(name), stand });
  }

  /** Saves what is made from now on, and keeps the fields in step. Gives the end of it. */
  start(): () => void {
    const { session } = this;
    const stopFollowing = session.follow();
    const stopSaving = autosave(
      () => ({
        edits: session.edits,
        draft: { id: session.id, name: session.name, stand: session.stand },
      }),
      this.drafts,
    );
    return () => {
      stopSaving();
      stopFollowing();
      this.end();
    };
  }

  /** Lets go of what other tabs may want, and of the addresses. */
  end(): void {
    this.addresses.release();
    this.lock.end();
  }
}

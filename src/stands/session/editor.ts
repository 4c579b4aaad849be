import { newId } from "#src/data/browser/new-secret";
import type { FlowerStand } from "#content/types";
import type { StandKit } from "#lib/stand/kit/kit";
import type { Restored } from "#lib/stand/document/restore";
import { autosave } from "../drafts/autosave";
import { type Draft, plainName } from "../drafts/draft";
import { DraftLock } from "../drafts/draft-lock";
import { openDraftStorage } from "../drafts/draft-storage";
import { Drafts } from "../drafts/drafts";
import type { UnitName } from "../stand";
import { requestedStand, newStandFor } from "./requested-stand";
import faults from "./faults.json";
import { PictureUrls } from "./picture-urls";
import { EditorSession } from "./editor-session";
import { EditorTools } from "./tools";
import type { Visit } from "./visit";

type NamedDraft = Pick<Draft, "id" | "name">;

/** State of the editor: the open stand, the drafts, the tools. */
export class Editor {
  readonly drafts: Drafts;
  readonly pictureUrls: PictureUrls;
  readonly tools = new EditorTools();
  private readonly lock = new DraftLock();
  readonly session: EditorSession;

  /**
   * @param units units a stand can be for, also as palettes
   * @param showError shows a failure to the visitor
   */
  constructor(
    readonly kit: StandKit,
    readonly units: readonly UnitName[],
    private readonly showError: (words: string) => void,
    openStorage = openDraftStorage,
  ) {
    this.drafts = new Drafts(openStorage, kit);
    this.pictureUrls = new PictureUrls(this.drafts.loadPicture);
    const first = { id: newId(), name: "My stand", stand: newStandFor(kit) };
    this.session = new EditorSession(kit, first);
  }

  /** Opens the stand in the address, or the latest draft. Never rejects. */
  async begin(visit: Visit): Promise<void> {
    await this.drafts.start();
    const [newest] = await this.drafts.list();
    const lock = newest ? undefined : await this.lock.acquire(this.session.id);
    if (lock) this.lock.setCurrent(lock);
    else if (!newest || (await this.openStored(newest.id)) !== "open") await this.openNew();
    // A draft in progress has a character already.
    else this.tools.select("stand");
    await this.openAddress(visit);
    await this.drafts.removeUnusedPictures([this.session.stand]);
  }

  /** Opens the stand in the address as a new draft, and clears the address. */
  async openAddress(visit: Visit): Promise<void> {
    const restored = await requestedStand(visit, this.kit);
    if (!restored || visit.signal.aborted) return;
    visit.clear();
    await this.openRestored(restored);
  }

  /** Opens the stored version of a draft, unless another tab has it. Resolves to true if it is open. */
  async openDraft({ id, name }: NamedDraft): Promise<boolean> {
    const found = id === this.session.id ? "open" : await this.openStored(id);
    if (found === "open") this.session.announce(`${this.session.name} is open`);
    else this.showUnavailable(found, name);
    return found === "open";
  }

  /** Renames a draft, unless another tab has it. Resolves to true on success. */
  async renameDraft(draft: NamedDraft, wanted: string): Promise<boolean> {
    const name = plainName(wanted, draft.name);
    if (draft.id !== this.session.id) {
      return this.withLock(draft, () => this.drafts.rename(draft.id, name));
    }
    this.session.rename(name);
    await this.saveNow();
    return true;
  }

  /** Deletes a draft, unless another tab has it. Resolves to true on success. */
  async removeDraft(draft: NamedDraft): Promise<boolean> {
    if (draft.id === this.session.id) await this.openNew();
    return this.withLock(draft, () => this.drafts.remove(draft.id, [this.session.stand]));
  }

  /**
   * Opens a new stand.
   * @param isWorthSaving saves it as a draft before any change
   */
  async openNew(stand: FlowerStand = newStandFor(this.kit), isWorthSaving = false): Promise<void> {
    const names = new Set((await this.drafts.list()).map(({ name }) => name));
    let name = "My stand";
    for (let number = 2; names.has(name); number += 1) name = `My stand ${number}`;
    const id = newId();
    const lock = await this.lock.acquire(id);
    this.session.open({ id, name, stand }, isWorthSaving);
    this.tools.select(isWorthSaving ? "stand" : "whom");
    if (lock) this.lock.setCurrent(lock);
    this.session.announce(`${name} is open`);
  }

  /** Opens a decoded stand as a new draft, or shows its fault. Resolves to true if it is open. */
  async openRestored(restored: Restored): Promise<boolean> {
    if (restored.ok) await this.openNew(restored.stand, true);
    else this.showError(faults.opened[restored.fault]);
    return restored.ok;
  }

  async saveNow(): Promise<void> {
    if (this.session.edits > 0) await this.drafts.save(this.session.draft);
  }

  /** Starts saving. Returns a function that stops it. */
  start(): () => void {
    const stopSaving = autosave(this.session, this.drafts);
    return () => {
      stopSaving();
      this.end();
    };
  }

  /** Opens a stored draft once it is locked. */
  private async openStored(id: string): Promise<"open" | "held" | "gone"> {
    await this.saveNow();
    const lock = await this.lock.acquire(id);
    if (!lock) return "held";
    const draft = await this.drafts.open(id);
    if (!draft) {
      lock.release();
      return "gone";
    }
    // Opening saves the last changes of the previous draft, so its lock is released only after it.
    this.session.open(draft);
    this.lock.setCurrent(lock);
    return "open";
  }

  private async withLock({ id, name }: NamedDraft, act: () => Promise<void>): Promise<boolean> {
    const lock = await this.lock.acquire(id);
    if (!lock) this.showUnavailable("held", name);
    else await act().finally(lock.release);
    return lock !== undefined;
  }

  private showUnavailable(fault: "held" | "gone", name: string): void {
    this.showError(
      fault === "held"
        ? `${name} is open in another tab. Go on there, or duplicate it.`
        : `${name} is not there any more. It was deleted in another tab.`,
    );
  }

  end(): void {
    this.pictureUrls.release();
    this.drafts.end();
    this.lock.end();
  }
}

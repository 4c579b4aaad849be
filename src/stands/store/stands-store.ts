import { makeAutoObservable, observableRef } from "mobx";
import type { UnitId } from "#content/types";
import { TURN, ZOOM } from "#lib/stand/kit/limits";
import type { Restored } from "#lib/stand/document/restore";
import type { ContentApi } from "#src/data/api/content-api";
import { SafeStorage } from "#src/data/storage/safe-storage";
import type { RootStore } from "#src/data/stores/root-store";
import type { Editor } from "../session/editor";
import type { EditorSession } from "../session/editor-session";
import { Exhibition } from "./exhibition";
import { MyStands } from "./my-stands";

/**
 * State of the pages of flower stands in a page load; `stores.of(StandsStore)`. The fields of SPEC section 3, "Drawing
 * tool", are accessors over the open stand.
 */
export class StandsStore {
  /** Object URL of the last saved picture; initially empty. */
  img = "";
  /** Link to the stand in `img`; empty if it must not leave the device. */
  currentSrcUrl = "";
  /** True while the dialog “How it works” is open. */
  methodDialog = false;
  /** The last opened editor; its code is loaded separately. */
  editor: Editor | undefined = undefined;
  readonly myStands = new MyStands(new SafeStorage(() => window.localStorage));
  readonly exhibition = new Exhibition(this);
  /** Recently decoded documents, latest last, so that a returning card is not empty. */
  readonly drawings = new Map<string, Restored>();

  constructor(private readonly root: RootStore) {
    makeAutoObservable<this, "root">(
      this,
      {
        editor: observableRef,
        myStands: false,
        exhibition: false,
        drawings: false,
        root: false,
        api: false,
      },
      { autoBind: true },
    );
  }

  get api(): ContentApi {
    return this.root.api;
  }

  /** Number of the selected layer, from the back; 0 for none. */
  get layerValue(): number {
    return this.session ? this.session.chosen + 1 : 2;
  }

  /** Turn of the selected layer, in degrees clockwise. */
  get rotateSlider(): number {
    return this.session?.layer?.turn ?? TURN.first;
  }

  set rotateSlider(turn: number) {
    this.session?.place({ turn }, "slider");
  }

  /** Size of the selected layer, in per cent of its own. */
  get zoomSlider(): number {
    return this.session?.layer?.zoom ?? ZOOM.first;
  }

  set zoomSlider(zoom: number) {
    this.session?.place({ zoom }, "slider");
  }

  get switchesValue(): number {
    return this.session?.style ?? 1;
  }

  set switchesValue(style: number) {
    this.session?.setStyle(style);
  }

  get swiperColorValue(): UnitId {
    return this.session?.stand.palette ?? "other";
  }

  set swiperColorValue(palette: UnitId) {
    const { session } = this;
    session?.change({ ...session.stand, palette });
  }

  setEditor(editor: Editor): void {
    this.editor = editor;
  }

  setMethodDialog(isOpen: boolean): void {
    this.methodDialog = isOpen;
  }

  /**
   * Keeps the last saved picture only.
   * @param link opens its stand; empty if there is none
   */
  keepImage(picture: Blob, link: string): void {
    if (this.img) URL.revokeObjectURL(this.img);
    this.img = URL.createObjectURL(picture);
    this.currentSrcUrl = link;
  }

  private get session(): EditorSession | undefined {
    return this.editor?.session;
  }
}

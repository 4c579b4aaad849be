import { compareStructural, makeAutoObservable, reaction } from "mobx";
import type { FlowerStand, StandLayer } from "#content/types";
import type { StandKit } from "#lib/stand/kit/kit";
import { layerName } from "#lib/stand/scene/layout";
import type { FlowerstandStore } from "#src/data/stores/flowerstand-store";
import { inStyle } from "#lib/stand/document/starter";
import type { OpenDraft } from "../drafts/draft";
import { type Place, validPlace } from "./edit";
import { History } from "./history";

/** The stand in the editor: its document, its history, and what is chosen. The store's fields follow it and change it. */
export class EditorSession {
  readonly history: History<FlowerStand>;
  id: string;
  name: string;
  /** Counts what is worth saving; a new stand that nobody touched is not. */
  edits = 0;
  /** What was done last, for screen readers. */
  news = "";

  constructor(
    readonly kit: StandKit,
    readonly fields: FlowerstandStore,
    opened: OpenDraft,
  ) {
    this.id = opened.id;
    this.name = opened.name;
    this.history = new History(opened.stand);
    makeAutoObservable(this, { kit: false, fields: false, history: false }, { autoBind: true });
    this.dropLostChoice();
  }

  get stand(): FlowerStand {
    return this.history.present;
  }

  get draft(): OpenDraft {
    const { id, name, stand } = this;
    return { id, name, stand };
  }

  /** Place of the chosen layer in the document's list; -1 for none. */
  get chosen(): number {
    const { layerValue } = this.fields;
    return layerValue <= this.stand.layers.length ? layerValue - 1 : -1;
  }

  get layer(): StandLayer | undefined {
    return this.stand.layers[this.chosen];
  }

  /** Number of the stand's style, from 1. */
  get style(): number {
    const [part] = this.stand.layers.flatMap((one) => (one.kind === "stand" ? [one.part] : []));
    return this.kit.parts.stand.findIndex(({ key }) => key === part) + 1 || 1;
  }

  nameOf(index: number): string {
    const layer = this.stand.layers[index];
    return layer ? layerName(layer, this.kit) : "";
  }

  /** Keeps the fields of the store and the document in step. Gives the end of it. */
  follow(): () => void {
    const { fields } = this;
    const stops = [
      reaction(
        () => [this.layer?.turn, this.layer?.zoom, this.style, this.stand.palette] as const,
        ([turn, zoom, style, palette]) => {
          if (turn !== undefined) fields.setRotate(turn);
          if (zoom !== undefined) fields.setZoom(zoom);
          fields.setSwitches(style);
          fields.setSwiperColor(palette);
        },
        { fireImmediately: true, equals: compareStructural },
      ),
      reaction(
        () => ({ turn: fields.rotateSlider, zoom: fields.zoomSlider }),
        (place) => this.place(place, `slider ${this.chosen}`),
        { equals: compareStructural },
      ),
      reaction(
        () => fields.switchesValue,
        (style) => style !== this.style && this.change(inStyle(this.kit, this.stand, style)),
      ),
      reaction(
        () => fields.swiperColorValue,
        (palette) => this.change({ ...this.stand, palette }),
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Makes `next` the stand, if that is a change. @param run changes of one run are one step of the history */
  change(next: FlowerStand, run?: string): void {
    if (compareStructural(next, this.stand)) return;
    this.history.change(next, run);
    this.edits += 1;
  }

  changeLayers(layers: StandLayer[], run?: string): void {
    this.change({ ...this.stand, layers }, run);
  }

  changeLayer(index: number, change: (layer: StandLayer) => StandLayer, run?: string): void {
    const layer = this.stand.layers[index];
    if (layer) this.changeLayers(this.stand.layers.with(index, change(layer)), run);
  }

  place(place: Partial<Place>, run?: string): void {
    this.changeLayer(
      this.chosen,
      (layer) => ({ ...layer, ...validPlace({ ...layer, ...place }) }),
      run,
    );
  }

  /** Chooses a layer; -1 chooses none. */
  choose(index: number): void {
    if (index === this.chosen) return;
    this.history.endRun();
    this.fields.setLayer(Math.max(0, index + 1));
  }

  /** Says something to screen readers, also if it was said just before. */
  say(words: string): void {
    this.news = words === this.news ? `${words}\u00A0` : words;
  }

  undo(): void {
    this.step(() => this.history.undo(), "Undone", "There is nothing to undo.");
  }

  redo(): void {
    this.step(() => this.history.redo(), "Done again", "There is nothing to redo.");
  }

  rename(name: string): void {
    this.name = name;
    this.edits += 1;
  }

  open({ id, name, stand }: OpenDraft, isWorthSaving = false): void {
    this.id = id;
    this.name = name;
    this.history.reset(stand);
    this.edits = isWorthSaving ? 1 : 0;
    this.fields.setLayer(0);
  }

  private step(act: () => boolean, words: string, otherwise: string): void {
    const { layer } = this;
    const isDone = act();
    this.say(isDone ? words : otherwise);
    if (!isDone) return;
    this.edits += 1;
    // A layer that comes to another place in the order stays the chosen one.
    const place = layer ? this.stand.layers.indexOf(layer) : -1;
    if (place >= 0) this.fields.setLayer(place + 1);
    this.dropLostChoice();
  }

  /** A layer that is not there is not chosen. */
  private dropLostChoice(): void {
    if (this.chosen < 0) this.fields.setLayer(0);
  }
}

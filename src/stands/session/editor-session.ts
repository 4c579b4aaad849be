import { compareStructural, makeAutoObservable } from "mobx";
import type { FlowerStand, PanelLayer, PosterLayer, StandLayer } from "#content/types";
import type { StandKit } from "#lib/stand/kit/kit";
import type { Place } from "#lib/stand/layers/layer-facts";
import { layerName } from "#lib/stand/scene/layout";
import { withStyle } from "#lib/stand/document/starter";
import type { OpenDraft } from "../drafts/draft";
import { validPlace } from "./edit";
import { History } from "#src/data/stores/history";

type LayerProperty =
  | Pick<PanelLayer, "part">
  | Pick<PanelLayer, "text">
  | Pick<PosterLayer, "shape">;

/** The open stand, its history, and the selected layer. */
export class EditorSession {
  readonly history: History<FlowerStand>;
  id: string;
  name: string;
  /** Number of changes worth saving; 0 for an untouched new stand. */
  edits = 0;
  /** Description of the last action, for screen readers. */
  announcement = "";

  private lastChosen = 1;

  constructor(
    readonly kit: StandKit,
    opened: OpenDraft,
  ) {
    this.id = opened.id;
    this.name = opened.name;
    this.history = new History(opened.stand);
    makeAutoObservable(this, { kit: false, history: false }, { autoBind: true });
  }

  get stand(): FlowerStand {
    return this.history.present;
  }

  get draft(): OpenDraft {
    const { id, name, stand } = this;
    return { id, name, stand };
  }

  /** Index of the selected layer; -1 for none. */
  get chosen(): number {
    return this.lastChosen < this.stand.layers.length ? this.lastChosen : -1;
  }

  get layer(): StandLayer | undefined {
    return this.stand.layers[this.chosen];
  }

  /** Number of the stand's style in the kit, from 1. */
  get style(): number {
    const [part] = this.stand.layers.flatMap((one) => (one.kind === "stand" ? [one.part] : []));
    return this.kit.parts.stand.findIndex(({ key }) => key === part) + 1 || 1;
  }

  nameOf(index: number): string {
    const layer = this.stand.layers[index];
    return layer ? layerName(layer, this.kit) : "";
  }

  setStyle(style: number): void {
    this.change(withStyle(this.kit, this.stand, style));
  }

  /**
   * Replaces the stand, if it differs.
   * @param run successive changes with the same name are one step of the history
   */
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

  setProperty(index: number, property: LayerProperty, run?: string): void {
    const [name = ""] = Object.keys(property);
    this.changeLayer(index, (layer) => (name in layer ? { ...layer, ...property } : layer), run);
  }

  place(place: Partial<Place>, run?: string): void {
    this.changeLayer(
      this.chosen,
      (layer) => ({ ...layer, ...validPlace({ ...layer, ...place }) }),
      run,
    );
  }

  /** Selects a layer; -1 for none. */
  choose(index: number): void {
    if (index === this.chosen) return;
    this.history.endRun();
    this.lastChosen = Math.max(-1, index);
  }

  /** Announces `words` to screen readers, even twice in a row. */
  announce(words: string): void {
    this.announcement = words === this.announcement ? `${words}\u00A0` : words;
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
    this.lastChosen = -1;
  }

  private step(act: () => boolean, words: string, otherwise: string): void {
    const { layer } = this;
    const isDone = act();
    this.announce(isDone ? words : otherwise);
    if (!isDone) return;
    this.edits += 1;
    const index = layer ? this.stand.layers.indexOf(layer) : -1;
    this.lastChosen = index >= 0 ? index : this.chosen;
  }
}

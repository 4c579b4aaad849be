import { makeAutoObservable } from "mobx";
import type { UnitId } from "#content/types";
import { TURN, wholeWithin, ZOOM } from "#lib/stand/kit/limits";

/** The fields of the flower stand's maker (SPEC section 3, "Drawing tool"), in step with the chosen layer. */
export class FlowerstandStore {
  /** Address, within this page, of the picture that was saved last; empty before. */
  img = "";
  /** Number of the chosen layer, counted from the back; 0 for none. */
  layerValue = 2;
  /** How far the chosen layer is turned, in degrees to the right. */
  rotateSlider: number = TURN.first;
  /** Size of the chosen layer, in per cent of its own. */
  zoomSlider: number = ZOOM.first;
  /** Number of the stand's style, from 1. */
  switchesValue = 1;
  swiperColorValue: UnitId = "other";
  methodDialog = false;
  /** Link that opens what `img` shows; empty before, and where a stand may not leave the device. */
  currentSrcUrl = "";

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Keeps the picture that was saved last, and only that one. @param link opens its stand; empty if there is none */
  keepImage(picture: Blob, link: string): void {
    if (this.img) URL.revokeObjectURL(this.img);
    this.img = URL.createObjectURL(picture);
    this.currentSrcUrl = link;
  }

  setLayer(number: number): void {
    if (Number.isInteger(number) && number >= 0) this.layerValue = number;
  }

  /** @param degrees kept within −180 and 180; anything that is no number changes nothing */
  setRotate(degrees: number): void {
    if (!Number.isNaN(degrees)) this.rotateSlider = wholeWithin(TURN, degrees);
  }

  /** @param percent kept within 20 and 300; anything that is no number changes nothing */
  setZoom(percent: number): void {
    if (!Number.isNaN(percent)) this.zoomSlider = wholeWithin(ZOOM, percent);
  }

  setSwitches(style: number): void {
    if (Number.isInteger(style) && style >= 1) this.switchesValue = style;
  }

  setSwiperColor(unit: UnitId): void {
    this.swiperColorValue = unit;
  }

  setMethodDialog(isOpen: boolean): void {
    this.methodDialog = isOpen;
  }

  /** Takes turning and zooming back (SPEC section 9, "Revert"): 0 degrees, 100 per cent. */
  revert(): void {
    this.rotateSlider = TURN.first;
    this.zoomSlider = ZOOM.first;
  }
}

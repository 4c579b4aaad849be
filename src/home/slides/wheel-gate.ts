/** A pause between two turns of the wheel that begins a new gesture, in ms. */
const PAUSE = 140;

/** However long a gesture lasts: after this time it may ask for another step, in ms. */
const LONG = 1100;

/** Makes single steps of what a wheel or a touchpad sends: that goes on for a second after the fingers have left it. */
export class WheelGate {
  private steppedAt = Number.NEGATIVE_INFINITY;
  private turnedAt = Number.NEGATIVE_INFINITY;
  private size = 0;

  /** Whether a turn of `delta` at `time` (ms) is a new step, and not the rest of the last one. */
  isStep(delta: number, time: number): boolean {
    const isNew = time - this.turnedAt > PAUSE || time - this.steppedAt > LONG;
    const grows = Math.abs(delta) > this.size * 1.5 && time - this.steppedAt > PAUSE * 3;
    this.turnedAt = time;
    this.size = Math.abs(delta);
    if (!isNew && !grows) return false;
    this.steppedAt = time;
    return true;
  }
}

/** Pause between wheel events that begins a new gesture, in ms. */
const PAUSE = 140;

/** Time after which a continuing gesture may make another step, in ms. */
const LONGEST_STEP = 1100;

/** Turns wheel and touchpad events into single steps; inertia continues for a second after a gesture. */
export class WheelSteps {
  private stepAt = Number.NEGATIVE_INFINITY;
  private eventAt = Number.NEGATIVE_INFINITY;
  private delta = 0;

  /** Records an event at `time` (ms). True if it starts a new step, false if it continues the last one. */
  record(delta: number, time: number): boolean {
    const isNew = time - this.eventAt > PAUSE || time - this.stepAt > LONGEST_STEP;
    const grows = Math.abs(delta) > this.delta * 1.5 && time - this.stepAt > PAUSE * 3;
    this.eventAt = time;
    this.delta = Math.abs(delta);
    if (!isNew && !grows) return false;
    this.stepAt = time;
    return true;
  }
}

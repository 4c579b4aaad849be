/** Pause between wheel events that begins a new gesture, in ms. */
const PAUSE = 140;

/** Time after which a continuing gesture may make another step, in ms. */
const LONGEST_STEP = 1100;

/** Turns wheel and touchpad events into single steps; inertia continues for a second after a gesture. */
export class WheelSteps {
  private steppedAt = Number.NEGATIVE_INFINITY;
  private turnedAt = Number.NEGATIVE_INFINITY;
  private size = 0;

  /** True if an event at `time` (ms) is a new step rather than the rest of the last one. */
  isStep(delta: number, time: number): boolean {
    const isNew = time - this.turnedAt > PAUSE || time - this.steppedAt > LONGEST_STEP;
    const grows = Math.abs(delta) > this.size * 1.5 && time - this.steppedAt > PAUSE * 3;
    this.turnedAt = time;
    this.size = Math.abs(delta);
    if (!isNew && !grows) return false;
    this.steppedAt = time;
    return true;
  }
}

import { positionOf, type Spark } from "./shells";
import { type Flight, RISE } from "./show";

/** Length of a spark’s tail, in seconds. */
const TAIL = 0.16;
/** Age of a burst that is shown as a still, in seconds. */
const STILL_AGE = 0.8;

export interface Size {
  width: number;
  height: number;
}

/** Paints a flight at a time: a rising rocket, then the burst. */
export function paintFlight(
  pen: CanvasRenderingContext2D,
  size: Size,
  flight: Flight,
  age: number,
) {
  if (age < 0) return;
  if (age < RISE) paintRocket(pen, size, flight, age / RISE);
  else {
    const time = age - RISE;
    const fading = Math.min(1, (flight.life - time) / (flight.life * 0.35));
    paintBurst(pen, size, flight, fading, (spark) => [
      positionOf(spark, time),
      positionOf(spark, Math.max(time - TAIL - time * 0.12, spark.from)),
    ]);
  }
}

export function paintStill(
  pen: CanvasRenderingContext2D,
  size: Size,
  flight: Flight,
  opacity: number,
) {
  paintBurst(pen, size, flight, opacity, (spark) => {
    const end = Math.min(spark.until, spark.from + STILL_AGE);
    return [positionOf(spark, end), positionOf(spark, spark.from + (end - spark.from) * 0.22)];
  });
}

function paintRocket(pen: CanvasRenderingContext2D, size: Size, flight: Flight, progress: number) {
  const x = flight.x * size.width;
  const from = size.height * 0.86;
  const to = flight.y * size.height;
  const height = (part: number) => from + (to - from) * (1 - (1 - part) ** 2);
  const sway = (part: number) => x + Math.sin(part * 9) * 3 * (1 - part);
  pen.globalAlpha = 1;
  pen.strokeStyle = flight.inks[2] ?? "#fff";
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(sway(Math.max(0, progress - 0.16)), height(Math.max(0, progress - 0.16)));
  pen.lineTo(sway(progress), height(progress));
  pen.stroke();
}

type Point = { x: number; y: number } | null;

function paintBurst(
  pen: CanvasRenderingContext2D,
  size: Size,
  flight: Flight,
  opacity: number,
  ends: (spark: Spark) => [head: Point, tail: Point],
) {
  const radius = flight.size * 0.23 * Math.min(size.width * 1.1, size.height);
  const [x, y] = [flight.x * size.width, flight.y * size.height];
  const thick = Math.max(2.2, radius * 0.032);
  pen.globalAlpha = Math.min(1, Math.max(0, opacity));
  pen.lineCap = "round";
  // One path per colour: hundreds of strokes per frame are slow on phones.
  for (const [ink, color] of flight.inks.entries()) {
    pen.strokeStyle = color;
    pen.lineWidth = ink === 2 ? thick * 1.5 : thick;
    pen.beginPath();
    for (const spark of flight.sparks) {
      if (spark.ink !== ink) continue;
      const [head, tail] = ends(spark);
      if (!head) continue;
      const begin = tail ?? head;
      pen.moveTo(x + begin.x * radius, y + begin.y * radius);
      pen.lineTo(x + head.x * radius + 0.01, y + head.y * radius);
    }
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

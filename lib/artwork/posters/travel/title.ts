import { brightness, INK, PAPER } from "../../drawing/color";
import type { Inks } from "../../drawing/inks";
import { spot } from "../../drawing/inks";
import { around } from "../../drawing/shapes";
import { circle, path, place, rect } from "../../drawing/svg";
import { fitSize, lettering } from "../../lettering/lettering";

/** Where a travel poster's title stands. */
export type TitlePlace = "foot" | "sky" | "spine";

/** What a travel poster is lettered with. */
export interface TravelWords {
  number: number;
  unit: string;
}

/** Who prints the posters: a line of ours that no timetable knows. */
const IMPRINT = "ENCORE IMAGINARY RAILWAYS";

const PLAIN = { outlineWidth: 0, shadowX: 0, shadowY: 0 } as const;

/** The title of a travel poster of 1200 × 1600: at its foot, in its sky or along its side. */
export function travelTitle(words: TravelWords, title: TitlePlace, inks: Inks): string {
  if (title === "foot") return atFoot(words, inks);
  return title === "sky" ? inSky(words, inks) : alongSide(words, inks);
}

const trip = (number: number) => `TRIP ${String(number).padStart(2, "0")}`;

function atFoot({ number, unit }: TravelWords, inks: Inks): string {
  const size = fitSize(unit, 1000, 176);
  return (
    rect(44, 1214, 1112, 342, { fill: inks.base, stroke: INK, "stroke-width": 10 }) +
    track(84, 1492, 1032, inks) +
    place(
      lettering(unit, { size, anchor: "middle", outlineWidth: 0.09 }),
      600,
      1375 + size * 0.34,
    ) +
    place(
      lettering(IMPRINT, {
        ...PLAIN,
        size: 25,
        weight: 700,
        tracking: 0.16,
        anchor: "middle",
        fill: readable(inks),
      }),
      600,
      1536,
    ) +
    place(label(trip(number), inks), 84, 1214)
  );
}

function inSky({ number, unit }: TravelWords, inks: Inks): string {
  const size = fitSize(unit, 1010, 230);
  return (
    place(lettering(unit, { size, anchor: "middle", outlineWidth: 0.1 }), 600, 130 + size * 0.74) +
    rect(44, 1490, 1112, 66, { fill: INK }) +
    place(
      lettering(IMPRINT, {
        ...PLAIN,
        size: 24,
        weight: 700,
        tracking: 0.14,
        anchor: "end",
        fill: PAPER,
      }),
      1126,
      1532,
    ) +
    place(label(trip(number), inks), 84, 1490)
  );
}

// A strip on the left that reads upwards.
function alongSide({ number, unit }: TravelWords, inks: Inks): string {
  const size = fitSize(unit, 1120, 250);
  return (
    rect(44, 44, 232, 1512, { fill: inks.base, stroke: INK, "stroke-width": 10 }) +
    place(
      lettering(unit, { size, outlineWidth: 0.09, shadowX: -0.06, shadowY: 0.03 }),
      160 + size * 0.36,
      1270,
      -90,
    ) +
    rect(44, 1310, 232, 246, { fill: INK }) +
    place(lettering("TRIP", { ...PLAIN, size: 56, fill: PAPER, anchor: "middle" }), 160, 1396) +
    place(
      lettering(String(number).padStart(2, "0"), {
        ...PLAIN,
        size: 112,
        fill: spot(inks, 0),
        anchor: "middle",
      }),
      160,
      1506,
    )
  );
}

// A luggage label that is stuck on the upper edge of the title.
function label(text: string, inks: Inks): string {
  return (
    rect(8, -56, 350, 104, { rx: 16, fill: INK }) +
    rect(0, -64, 350, 104, { rx: 16, fill: PAPER, stroke: INK, "stroke-width": 9 }) +
    circle(38, -12, 12, { fill: spot(inks, 0), stroke: INK, "stroke-width": 6 }) +
    place(lettering(text, { ...PLAIN, size: 52, fill: INK }), 68, 7)
  );
}

// Rails, as a rule between the name and the imprint.
function track(x: number, y: number, width: number, inks: Inks): string {
  const sleepers = around(34, (index) => `M${x + 10 + index * ((width - 20) / 33)} ${y - 9}v18`);
  const tone = readable(inks);
  return (
    path(`M${x} ${y}H${x + width}`, { stroke: tone, "stroke-width": 5 }) +
    path(sleepers.join(""), { stroke: tone, "stroke-width": 5 })
  );
}

/** Ink or paper, whichever can be read on the title's ground. */
function readable({ base }: Inks): string {
  return brightness(base) > 0.5 ? INK : PAPER;
}

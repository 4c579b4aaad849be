import { escapeMarkup } from "../../lib/text/escape-markup";
import { FIELD, isWithin, type Point, type Scales, scalesOf } from "./chart-scales";
import { type BuildFigures, KIND_NAMES, KINDS } from "./figures";
import { PUBLISHED } from "./published";
import { seconds } from "./tables";

/** Size of the chart, px. */
const WIDTH = 840;
const HEIGHT = 460;

/** Figures that the axes are marked at. */
const RECORD_MARKS = [10, 100, 1_000, 10_000, 100_000];
const SECOND_MARKS = [1, 3, 10, 30, 100, 300, 1_000, 3_000, 10_000];

/** Colours that stand out from white and from the dark page of GitHub by 3 : 1 or more. */
const COLORS = ["#d6336c", "#2f7de1", "#2b8a3e", "#c2570c", "#8b5cf6"] as const;
const OTHERS = "#7d8590";

/** A line of the chart: what it is called, how it is drawn, and its points. */
interface Line {
  name: string;
  color: string;
  /** Pattern of dashes; empty for a drawn-through line. */
  dash: string;
  points: readonly Point[];
}

/**
 * The builds' times as an SVG: seconds by the number of characters, both by powers of ten, a line for
 * each kind of build, and dashed the published figures of others for one JSON edit. It can be read on
 * light and dark pages, and each point says its figure.
 */
export function chart({ sizes }: Pick<BuildFigures, "sizes">): string {
  const ours = KINDS.map(
    (kind, place): Line => ({
      name: KIND_NAMES[kind],
      color: COLORS[place] ?? OTHERS,
      dash: "",
      points: sizes.flatMap(({ characters, builds }) =>
        builds[kind] ? [[characters, builds[kind].seconds] as const] : [],
      ),
    }),
  );
  const others = PUBLISHED.map(({ name, points }, place): Line => {
    const dash = ["8 4", "4 4", "2 4"][place] ?? "1 4";
    return { name: `${name}, one JSON`, color: OTHERS, dash, points };
  });
  const lines = [...ours, ...others].filter((line) => line.points.length > 0);
  const scales = scalesOf(lines.flatMap((line) => line.points));
  const told = lines.map(({ name, points }) => `${name}: ${points.map(pointText).join(", ")}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title desc" font-family="system-ui, sans-serif" font-size="13">`,
    `<title id="title">How long builds of Encore take, by the number of characters</title>`,
    `<desc id="desc">${escapeMarkup(told.join("; "))}.</desc>`,
    STYLE,
    `<rect class="paper" width="${WIDTH}" height="${HEIGHT}" rx="8"/>`,
    `<text class="ink" x="${FIELD.left}" y="28" font-size="16" font-weight="600">Seconds of a build, by characters</text>`,
    ...axes(scales),
    ...lines.flatMap((line) => drawn(line, scales)),
    ...lines.map(legend),
    "</svg>",
    "",
  ].join("\n");
}

const STYLE =
  "<style>.paper{fill:#ffffff}.ink{fill:#1f2328}.grid{stroke:#d1d9e0}@media (prefers-color-scheme:dark){.paper{fill:#0d1117}.ink{fill:#e6edf3}.grid{stroke:#3d444d}}</style>";

const pointText = ([records, value]: Point) =>
  `${seconds(value)} with ${records.toLocaleString("en")}`;

function axes({ x, y, records: counts, seconds: times }: Scales): string[] {
  const { left, right, top, bottom } = FIELD;
  const columns = RECORD_MARKS.filter(isWithin(counts)).flatMap((value) => [
    `<path class="grid" d="M${x(value)} ${top}V${bottom}"/>`,
    `<text class="ink" x="${x(value)}" y="${bottom + 20}" text-anchor="middle">${value.toLocaleString("en")}</text>`,
  ]);
  const rows = SECOND_MARKS.filter(isWithin(times)).flatMap((value) => [
    `<path class="grid" d="M${left} ${y(value)}H${right}"/>`,
    `<text class="ink" x="${left - 8}" y="${y(value) + 4}" text-anchor="end">${value.toLocaleString("en")} s</text>`,
  ]);
  return [...columns, ...rows];
}

function drawn({ name, color, dash, points }: Line, { x, y }: Scales): string[] {
  const path = points.map(([records, value]) => `${x(records)} ${y(value)}`).join("L");
  const dashes = dash === "" ? "" : ` stroke-dasharray="${dash}"`;
  return [
    `<path d="M${path}" fill="none" stroke="${color}" stroke-width="2.5"${dashes}/>`,
    ...points.map(
      ([records, value]) =>
        `<circle cx="${x(records)}" cy="${y(value)}" r="4" fill="${color}"><title>${escapeMarkup(`${name}: ${pointText([records, value])}`)}</title></circle>`,
    ),
  ];
}

function legend({ name, color, dash }: Line, place: number): string {
  const at = FIELD.top + 12 + place * 26;
  const dashes = dash === "" ? "" : ` stroke-dasharray="${dash}"`;
  return `<path d="M624 ${at}h34" stroke="${color}" stroke-width="2.5"${dashes}/><text class="ink" x="668" y="${at + 4}">${escapeMarkup(name)}</text>`;
}

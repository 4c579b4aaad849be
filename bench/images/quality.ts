import { resolve } from "node:path";
import { parseArgs } from "node:util";
import sharp, { type Sharp } from "sharp";
import { profiles } from "../../lib/images";
import { fromRaster, type Raster, rasterizeSvg } from "../../lib/images/raster";
import { siteSources } from "./sample";
import { ssim } from "./ssim";

/** Widths of the profile "poster": what a card and a profile page show on a phone. */
const WIDTHS = [320, 720];

/** Settings to compare: a name for the table and how to encode. */
interface Candidate {
  format: "AVIF" | "WebP";
  effort: number;
  quality: number;
}

const candidates: Candidate[] = [
  ...[0, 1, 2, 3, 4].map((effort): Candidate => ({ format: "AVIF", effort, quality: 50 })),
  ...[40, 45, 55, 60].map((quality): Candidate => ({ format: "AVIF", effort: 2, quality })),
  ...[0, 2, 4, 6].map((effort): Candidate => ({ format: "WebP", effort, quality: 70 })),
  ...[65, 75, 80].map((quality): Candidate => ({ format: "WebP", effort: 2, quality })),
];

const { values } = parseArgs({ options: { posters: { type: "string", default: "8" } } });

/**
 * Prints a Markdown table: for each candidate and width the mean size of a poster, its structural
 * similarity to the uncompressed pixels and the processor time of one encode.
 */
async function main(): Promise<void> {
  sharp.concurrency(1);
  const rasters = await posters(Number(values.posters));
  console.log(`${values.posters} posters; kB, SSIM and milliseconds of processor time for each\n`);
  console.log(`| | ${WIDTHS.map((width) => `${width} px wide`).join(" | ")} |`);
  console.log(`|---|${WIDTHS.map(() => "---|").join("")}`);
  for (const candidate of candidates) {
    const cells: string[] = [];
    for (const width of WIDTHS) cells.push(await cell(candidate, width, rasters));
    const { format, effort, quality } = candidate;
    const name = `${format} effort ${effort} quality ${quality}`;
    console.log(`| ${isChosen(candidate) ? `**${name}**` : name} | ${cells.join(" | ")} |`);
  }
}

/** Some posters of the site, drawn, evenly spread over the units. */
async function posters(count: number): Promise<Raster[]> {
  const all = (await siteSources(resolve(__dirname, "../.."))).filter(
    ({ profile, file }) => profile === "poster" && file === undefined,
  );
  const step = Math.max(1, Math.floor(all.length / count));
  const some = all.filter((_, at) => at % step === 0).slice(0, count);
  return Promise.all(some.map((source) => rasterizeSvg(source.drawing?.draw() ?? "", source)));
}

async function cell(candidate: Candidate, width: number, rasters: Raster[]): Promise<string> {
  const sums = { bytes: 0, similarity: 0, milliseconds: 0 };
  for (const raster of rasters) {
    const shown = await pixels(fromRaster(raster).resize(width));
    const before = process.cpuUsage();
    const encoded = await encode(fromRaster(shown), candidate).toBuffer();
    const { user, system } = process.cpuUsage(before);
    sums.milliseconds += (user + system) / 1000;
    sums.bytes += encoded.length;
    sums.similarity += ssim(shown, await pixels(sharp(encoded)));
  }
  const mean = (sum: number) => sum / rasters.length;
  const size = (mean(sums.bytes) / 1000).toFixed(1);
  return `${size} kB, ${mean(sums.similarity).toFixed(4)}, ${Math.round(mean(sums.milliseconds))} ms`;
}

function encode(image: Sharp, { format, effort, quality }: Candidate): Sharp {
  return format === "AVIF" ? image.avif({ effort, quality }) : image.webp({ effort, quality });
}

async function pixels(image: Sharp): Promise<Raster> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 };
}

function isChosen({ format, effort, quality }: Candidate): boolean {
  const chosen = profiles.poster[format === "AVIF" ? "avif" : "webp"];
  return chosen.effort === effort && chosen.quality === quality;
}

void main();

import { resolve } from "node:path";
import { readCatalogue } from "../../lib/content/catalogue/read-catalogue";
import { filmMaterial } from "../../lib/artwork/film/sources/material";
import { filmOf } from "../../lib/artwork/film/timeline/film";
import { filmSheet } from "./sheet";

/**
 * Draws frames of the film beside each other:
 * `npm run film -- [out.png] [wide or tall] [first] [last] [width of a frame] [frames in a row]`
 */
async function main([
  out = "film.png",
  shape = "wide",
  first = "1",
  last = "100",
  width = "300",
  columns = "5",
]: string[]): Promise<void> {
  const catalogue = readCatalogue(resolve(__dirname, "../../content"));
  const film = filmOf(filmMaterial(catalogue));
  const sheet = await filmSheet(film, {
    shape: shape === "tall" ? "tall" : "wide",
    first: Number(first),
    last: Math.min(Number(last), film.frames),
    width: Number(width),
    columns: Number(columns),
  });
  await sheet.toFile(resolve(out));
  process.stdout.write(`${resolve(out)}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});

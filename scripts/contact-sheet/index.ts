import { resolve } from "node:path";
import { readCatalogue } from "../../lib/content/catalogue/read-catalogue";
import { contactSheet } from "./sheet";

/**
 * Draws every poster at card size with its name, unit by unit, so that faces can be compared:
 * `npx tsx scripts/contact-sheet/index.ts [out.png] [width of a card] [unit …]`
 */
async function main([out = "contact-sheet.png", width = "160", ...units]: string[]): Promise<void> {
  const catalogue = readCatalogue(resolve(__dirname, "../../content"));
  const sheet = await contactSheet(catalogue, { cardWidth: Number(width), units });
  await sheet.toFile(resolve(out));
  process.stdout.write(`${resolve(out)}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});

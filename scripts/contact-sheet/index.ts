import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readCatalogue } from "../../lib/content/catalogue/read-catalogue";
import { cardsOf } from "./cards";
import { contactSheet } from "./sheet";

const USAGE = `npm run contact-sheet -- [--out sheet.png] [--width 160] [--columns 8] [WORD …]

Draws pictures beside each other, so that they can be compared.

  WORD  the id of a unit: the posters of its members; else the beginning of keys, with * for anything:
        characters, units/*-mark, trips, playmovie/0*-tall, art/sceneries. All posters where there is none.
`;

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      out: { type: "string", default: "contact-sheet.png" },
      width: { type: "string", default: "160" },
      columns: { type: "string", default: "8" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const catalogue = readCatalogue(resolve(__dirname, "../../content"));
  const cards = cardsOf(catalogue, positionals.length > 0 ? positionals : ["characters"]);
  const options = { width: Number(values.width), columns: Number(values.columns) };
  await (await contactSheet(cards, options)).toFile(resolve(values.out));
  process.stdout.write(`${resolve(values.out)}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});

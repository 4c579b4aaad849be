import { gzipSync } from "node:zlib";
import { readCatalogue } from "../../lib/content/read/catalogue/read-catalogue";
import { builtPages } from "./pages";

/** Bytes of all inline scripts that run on a page (gzip). */
const INLINE_SCRIPTS = 2_640;

const content = readCatalogue(".content");
const pages = builtPages();
const reading = pages.filter(({ html }) => html.includes('data-scripts="on-use"'));
const at = (start: string) => reading.filter(({ path }) => path.startsWith(start));

it("profiles, units, trips, the audition and legal pages only are read", () => {
  const units = content.units.map(({ id }) => `/explore/units/${id}`);
  const kinds = ["/explore/units/characters/", ...units, "/trip", "/4piece"];
  for (const start of [...kinds, "/privacy"]) {
    expect(at(start).length).toBeGreaterThan(0);
    expect(
      pages.filter(
        ({ path, html }) => path.startsWith(start) && /data-scripts="at-idle"/.test(html),
      ),
    ).toEqual([]);
  }
});

it("pages that play are live", () => {
  const live = ["/", "/explore/units", "/information", "/playmovie_campaign", "/flowerstand/maker"];
  expect(reading.filter(({ path }) => live.includes(path))).toEqual([]);
});

it("the scripts that stand in a page are small", () => {
  const ran = /<script(?![^>]*type="(?:application\/|text\/css))[^>]*>([\s\S]*?)<\/script>/g;
  for (const { path, html } of reading) {
    const text = [...html.matchAll(ran)].map(([, script]) => script).join("");
    expect([path, gzipSync(text, { level: 9 }).length < INLINE_SCRIPTS]).toEqual([path, true]);
  }
});

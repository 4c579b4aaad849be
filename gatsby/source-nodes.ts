import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../lib/files/write-whole";
import type { GatsbyNode } from "gatsby";
import { contentFolder } from "../lib/content/check/validated/content-folder";
import { validatedCatalogue } from "../lib/content/check/validated/validated-catalogue";
import { placedFile, readPlaced } from "../lib/images/placed-pictures";
import { filmMaterial, filmOf } from "../lib/pictures/film/film-of";
import { makeManifest, manifestFile } from "../lib/pictures/film/manifest/make-manifest";
import { type FigureFile, figureFiles } from "../lib/pictures/posters/figure-files";
import { basePath } from "../lib/site/base-path";
import { readPackages } from "../lib/site/software/read-packages";
import { readParts } from "../lib/stand/parts/read-parts";
import { spriteFile, spriteSvg } from "../lib/stand/parts/sprite";

const FILM_PICTURES = /^playmovie\//;

/** File names of figures; the digits change with the drawing. */
const FIGURE = /-figure\.[0-9a-f]+\.svg$/;

/** Creates nodes without records of their own, and puts their files into public. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async ({
  actions,
  createContentDigest,
  createNodeId,
  store,
}) => {
  const root = store.getState().program.directory as string;
  const site = join(root, "public");
  const make = (type: string, facts: object, name = "") =>
    actions.createNode({
      ...facts,
      id: createNodeId(`${type} ${name}`),
      parent: null,
      children: [],
      internal: { type, contentDigest: createContentDigest(facts) },
    });
  for (const one of readPackages(root)) await make("SoftwarePackage", one, one.name);
  await make("Film", filmFacts(root, site));
  await make("StandKit", standKit(root, site));
  const figures = figureFiles(root);
  writeFigures(figures, join(site, "pictures"));
  for (const { key, name } of figures) {
    await make("CharacterFigure", { key, address: `${basePath()}/pictures/${name}` }, key);
  }
};

/** The film as a whole. Holds its manifest's address, so that its page depends on that and not on every picture. */
function filmFacts(root: string, site: string): object {
  const film = filmOf(filmMaterial(validatedCatalogue(root)));
  // The image stage has made them already, but not all of their nodes are stored.
  const pictures = readPlaced(site, placedFile(root)).filter(({ key }) => FILM_PICTURES.test(key));
  const manifest = manifestFile(makeManifest(film, pictures));
  manifest.write(site);
  return {
    title: film.lettering.find(({ role }) => role === "title")?.lines.join(" ") ?? "",
    frames: film.frames,
    manifest: manifest.address,
    pictures: pictures.map(({ key }) => key).toSorted(),
  };
}

function standKit(root: string, site: string): object {
  const parts = readParts(contentFolder(root));
  const sprite = spriteFile(spriteSvg(parts));
  sprite.write(site);
  const entries = Object.entries(parts).map(([kind, drawn]) => [
    kind,
    drawn.map((part) => ({ ...part, markup: undefined })),
  ]);
  return { sprite: basePath() + sprite.address, parts: Object.fromEntries(entries) };
}

/** Draws missing figures, and removes old ones. */
function writeFigures(figures: readonly FigureFile[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  const names = new Set(figures.map(({ name }) => name));
  for (const other of readdirSync(folder)) {
    if (FIGURE.test(other) && !names.has(other)) rmSync(join(folder, other));
  }
  for (const { name, draw } of figures) {
    if (!existsSync(join(folder, name))) writeWhole(join(folder, name), draw());
  }
}

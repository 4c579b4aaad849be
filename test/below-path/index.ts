import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PAGES } from "../../e2e/pages";
import { StaticHost } from "../../e2e/static-host";
import { Project } from "../builds/project";
import { leaveTheNetwork, lookAround, makeAStand, search } from "./visits";
import { Visitor } from "./visitor";

/** A build stops if a file has an address outside of the path. */
const SETTINGS = {
  GATSBY_FUNCTIONS: "off",
  ENCORE_PICTURES: "quick",
  ENCORE_HOST: "github",
  ENCORE_ADDRESS: "https://name.github.io/encore",
};

/** The host answers these with a page of its own. */
const LOST: readonly string[] = [PAGES["not-found"], PAGES["no route"]];

/**
 * Builds a copy of the project for a path of GitHub Pages, serves it with a plain file server, and visits it. Exit code
 * 1 if a request leaves the path, fails, or violates a page's policy.
 */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "encore-below-path-"));
  const project = new Project(process.cwd(), join(folder, "project"));
  mkdirSync(join(folder, "host"));
  symlinkSync(join(project.root, "public"), join(folder, "host/encore"));
  const host = new StaticHost(join(folder, "host"));
  try {
    project.build(SETTINGS);
    const paths = Object.values(PAGES).filter((path) => !LOST.includes(path));
    const complaints = await visit(`${await host.open()}/encore/`, paths);
    if (complaints.length > 0) throw new Error(complaints.join("\n"));
    console.log(`✓ ${paths.length} pages below a path, the search, the maker and what is kept`);
  } finally {
    await host.close();
    rmSync(folder, { recursive: true });
  }
}

/** Visits and uses pages of a site. @returns complaints */
async function visit(site: string, paths: readonly string[]): Promise<readonly string[]> {
  const visitor = await Visitor.at(site);
  try {
    for (const path of paths) await lookAround(visitor, path);
    await search(visitor);
    await makeAStand(visitor);
    await leaveTheNetwork(visitor);
    return visitor.complaints;
  } finally {
    await visitor.leave();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { helpIfAsked } from "../../scripts/lib/usage.mjs";
import { startSite } from "../hosts/site-process";
import { buildIn, checkOut, removeCheckout } from "./checkout";
import { comparePictures } from "./compare-pictures";
import { launchFor, SIZES, type Size, takePicture } from "./take-picture";
import { type DifferingPage, lineOf, writeReport } from "./write-report";

const REPORT = ".report/look";

const AT_ONCE = 3;

/** Number of comparisons before a page is reported as different. */
const LOOKS = 4;

/**
 * Compares pictures of one page of each kind, at two sizes: in a commit (the first argument, `main` by default), and in
 * this folder. Further arguments name pages of e2e/pages.ts; all by default. Exit code 1 if pages differ.
 */
async function main(): Promise<void> {
  helpIfAsked("test:look");
  const [commit = "main", ...names] = process.argv.slice(2);
  const root = process.cwd();
  const base = mkdtempSync(join(tmpdir(), "encore-look-"));
  const old = join(base, "checkout");
  checkOut(root, commit, old);
  try {
    buildIn(old);
    buildIn(root);
    const database = (name: string) => ({ ENCORE_DATABASE_URL: `file:${join(base, name)}` });
    const before = await startSite(database("before.db"), old);
    const after = await startSite(database("after.db"), root);
    try {
      report(await differingPages(before.address, after.address, names));
    } finally {
      await Promise.all([before.stop(), after.stop()]);
    }
  } finally {
    removeCheckout(root, old);
    rmSync(base, { recursive: true });
  }
}

async function differingPages(
  before: string,
  after: string,
  names: readonly string[],
): Promise<DifferingPage[]> {
  // Its addresses come from the content of the last build.
  const { PAGES } = await import("../../e2e/pages");
  const unknown = names.filter((name) => !Object.hasOwn(PAGES, name));
  if (unknown.length > 0) throw new Error(`e2e/pages.ts has no ${unknown.join(", ")}.`);
  const views = Object.entries(PAGES)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .flatMap(([name, path]) =>
      (Object.keys(SIZES) as Size[]).map((size) => ({ name, path, size })),
    );
  const browsers = await Promise.all([launchFor(before), launchFor(after)]);
  const waiting = views.entries();
  const found: DifferingPage[] = [];
  const work = async () => {
    for (const [index, view] of waiting) {
      const page = await difference(browsers, view);
      if (page) {
        found[index] = page;
        console.log(lineOf(page));
      }
      if ((index + 1) % 10 === 0) console.log(`${index + 1} of ${views.length} pictures compared`);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
  return found.filter(Boolean);
}

/**
 * Compares a page. A difference is checked again, since some pages change after they are still. Returns undefined if
 * its pictures are equal once.
 */
async function difference(
  [before, after]: readonly [Browser, Browser],
  view: Pick<DifferingPage, "name" | "path" | "size">,
): Promise<DifferingPage | undefined> {
  let page: DifferingPage | undefined;
  for (let look = 0; look < LOOKS; look += 1) {
    const one = await takePicture(before, view.path, view.size);
    const other = await takePicture(after, view.path, view.size);
    const found = await comparePictures(one, other);
    if (!found) return undefined;
    const { mask, ...figures } = found;
    page = { ...view, ...figures, pictures: { before: one, after: other, mask } };
  }
  return page;
}

function report(pages: readonly DifferingPage[]): void {
  if (pages.length === 0) {
    console.log("✓ No page looks different.");
    return;
  }
  const file = writeReport(REPORT, pages);
  console.log(`${pages.length} differ; they are side by side in ${file}.`);
  process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 2;
});

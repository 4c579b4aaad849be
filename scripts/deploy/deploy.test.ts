import { existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { deploy, prepare } from "./deploy";
import { Interruption, type Site, Sites, watched } from "./testing/sites";
import { isImmutable } from "./release/plan-release";
import { folderTarget } from "./targets/folder-target";

let sites: Sites;
beforeEach(() => {
  sites = new Sites();
});
afterEach(() => sites.remove());

/** A bundle named by a digit of its hash; as in real builds, its name implies its text. */
const asset = (digit: string): string => `app-${digit.repeat(6)}.js`;
const page = (...digits: string[]): string => digits.map(asset).join(" ");
/** A release of pages, each with its bundles. */
function site(pages: Readonly<Record<string, string>>): Site {
  const assets = Object.values(pages).flatMap((text) => text.match(/app-\S+/g) ?? []);
  return { ...pages, ...Object.fromEntries(assets.map((name) => [name, `// ${name}`])) };
}

async function publish(files: Site, { look = () => {} } = {}): Promise<void> {
  const build = await sites.build(files);
  const target = watched(folderTarget(sites.target), look);
  await deploy(build, target, await prepare(build, target));
}

const ONE = site({ "index.html": page("a"), "news/index.html": page("a"), "sw.js": "1" });
const TWO = site({ "index.html": page("b"), "news/index.html": page("a"), "sw.js": "2" });
const THREE = site({ "index.html": page("c"), "news/index.html": page("c"), "sw.js": "3" });

it("publishes all of the first release, and leaves its state beside the site", async () => {
  await publish(ONE);
  expect(sites.served()).toEqual(ONE);
  expect(sites.beside()).toEqual(["public", "public.headers", "public.manifest.json"]);
});

it("has new colours before the pages that need them", async () => {
  await publish({ ...ONE, "colors.css": "1" });
  const seen: string[] = [];
  const look = () => {
    const { "20250401.html": added, "colors.css": colors } = sites.served();
    if (added !== undefined) seen.push(colors ?? "");
  };
  await publish({ ...ONE, "20250401.html": page("a"), "colors.css": "2" }, { look });
  expect(new Set(seen)).toEqual(new Set(["2"]));
});

it("uploads only differences", async () => {
  await publish(ONE);
  const news = join(sites.target, "news/index.html");
  utimesSync(news, 1, 1);
  await publish(TWO);
  expect(statSync(news).mtimeMs).toBe(1000);
  expect(sites.served()["index.html"]).toBe(TWO["index.html"]);
});

it("keeps hashed files for one more release", async () => {
  await publish(ONE);
  await publish(TWO);
  await publish(THREE);
  // ONE’s bundle was in TWO as well, so both go together, one release after TWO.
  expect(sites.served()).toEqual({
    ...THREE,
    [asset("a")]: TWO[asset("a")],
    [asset("b")]: TWO[asset("b")],
  });
  await publish({ ...THREE, "sw.js": "4" });
  expect(sites.served()).toEqual({ ...THREE, "sw.js": "4" });
});

it("brings a hashed file that an attempt had not come to, once it is needed", async () => {
  const both = site({ "index.html": page("a", "b") });
  const stop = () => {
    throw new Interruption();
  };
  await expect(publish(both, { look: stop })).rejects.toThrow(Interruption);
  await publish({ "index.html": "" });
  await publish(both);
  expect(sites.served()).toEqual(both);
});

it("does nothing if all is there, and keeps older hashed files", async () => {
  await publish(ONE);
  await publish(TWO);
  const before = sites.served();
  const look = jest.fn();
  await publish(TWO, { look });
  expect(look).not.toHaveBeenCalled();
  expect(sites.served()).toEqual(before);
});

it("removes old files, and folders that become empty", async () => {
  await publish(ONE);
  await publish(site({ "index.html": page("a") }));
  expect(existsSync(join(sites.target, "news"))).toBe(false);
});

it("refuses a folder in one that is not there", async () => {
  const build = await sites.build(ONE);
  const target = folderTarget(join(sites.root, "sevred/public"));
  await expect(prepare(build, target)).rejects.toThrow(
    `${join(sites.root, "sevred")} does not exist`,
  );
});

it("can be taken back whole, with nothing of its neighbours", async () => {
  await publish({ "index.html": "one", "a b/index.html": "space" });
  mkdirSync(`${sites.target}ations`);
  await folderTarget(sites.target).clear();
  expect(sites.beside()).toEqual(["publications"]);
});

it("refuses a folder with files from elsewhere", async () => {
  await publish(ONE);
  const build = await sites.build(TWO);
  await expect(prepare(build, folderTarget(sites.root))).rejects.toThrow("no deployment put there");
  writeFileSync(`${sites.target}.manifest.json`, '{"version": 1}');
  await expect(publish(TWO)).rejects.toThrow("does not say what is published there");
});

describe("any sequence of releases, interrupted anywhere", () => {
  const text = fc
    .uniqueArray(fc.constantFrom("a", "b", "c", "d"), { maxLength: 3 })
    .map((digits) => page(...digits));
  const releases = fc
    .record(
      { "index.html": text, "news/index.html": text, "page-data/news.json": text, "sw.js": text },
      { requiredKeys: ["index.html"] },
    )
    .map((pages) => site(pages as Record<string, string>));
  const begun = fc.record({ files: releases, stopAfter: fc.nat(12) });
  const step = fc.record({ begun: fc.array(begun, { maxLength: 2 }), files: releases });

  function expectWhole(): void {
    const served = sites.served();
    const needed = Object.entries(served)
      .filter(([path]) => !isImmutable(path))
      .flatMap(([, words]) => words.match(/app-\S+/g) ?? []);
    expect(Object.keys(served)).toEqual(expect.arrayContaining(needed));
  }

  async function interrupt(files: Site, stopAfter: number): Promise<void> {
    let left = stopAfter;
    const look = () => {
      expectWhole();
      left -= 1;
      if (left < 0) throw new Interruption();
    };
    await publish(files, { look }).catch((error: unknown) => {
      if (!(error instanceof Interruption)) throw error;
    });
  }

  it("leaves no page without its files at any moment, and ends with the release", async () => {
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 4 }),
      async (list) => {
        sites.remove();
        sites = new Sites();
        let previous: Site = {};
        for (const { begun: attempts, files } of list) {
          for (const attempt of attempts) await interrupt(attempt.files, attempt.stopAfter);
          await publish(files, { look: expectWhole });

          const served = sites.served();
          expect(served).toMatchObject(files);
          const more = Object.keys(served).filter((path) => !(path in files));
          expect(more.filter((path) => !isImmutable(path))).toEqual([]);
          // Without failed attempts in between, exactly the previous release's hashed files are kept.
          const isNext = attempts.length === 0 && !isDeepStrictEqual(files, previous);
          const kept = Object.keys(previous).filter(
            (path) => isImmutable(path) && !(path in files),
          );
          expect((isNext ? more : kept).toSorted()).toEqual(kept.toSorted());
          previous = files;
        }
      },
    );
    await fc.assert(property, { numRuns: 8 });
  });
});

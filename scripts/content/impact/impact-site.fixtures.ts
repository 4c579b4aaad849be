import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ContentFolder } from "../../../lib/content/testing/content-folder";
import { readCatalogue } from "../../../lib/content/catalogue/read-catalogue";
import { pageDataFile } from "../../../lib/site/ledger/site-paths";
import type { Character } from "../../../content/types";
import { planPages } from "../../../lib/content/pages/plan-pages";
import { type Shown, SHOWN_VERSION } from "../../../lib/site/report/shown";
import type { Impact } from "./formats";
import { findImpact } from "./find-impact";

export const content = new ContentFolder();
export const CONTENT = join(content.root, "content");
export const FINE = "/explore/units/fine";
export const EICHI = "/explore/units/characters/tenshouin_eichi";
export const WATARU = "/explore/units/characters/hibiki_wataru";
export const LIST = "/explore/units/characters";
const CHARACTERS = readdirSync(join(CONTENT, "characters"));
const TRIPS = readdirSync(join(CONTENT, "trips")).map((name) => `trips/${name}`);

interface Reads {
  readonly files?: readonly string[];
  readonly pictures?: readonly string[];
  readonly unseen?: readonly string[];
}

export const page = ({ files = [], pictures = [], unseen = [] }: Reads) => ({
  files,
  pictures,
  unseen,
  parts: [],
});

/** What some pages show, as a build would say it. */
export const SHOWN: Shown = {
  version: SHOWN_VERSION,
  pages: {
    ...Object.fromEntries(planPages(readCatalogue(CONTENT)).map(({ path }) => [path, page({})])),
    "/trip01": page({ files: TRIPS }),
    "/": page({ files: ["site.json", "api/activity-list.json"], pictures: ["units/fine-wide"] }),
    [LIST]: page({ files: CHARACTERS.map((name) => `characters/${name}`), unseen: ["color"] }),
    [EICHI]: page({
      files: ["characters/tenshouin_eichi.json", "characters/hibiki_wataru.json"],
      pictures: ["characters/tenshouin_eichi"],
    }),
    [WATARU]: page({
      files: ["characters/hibiki_wataru.json", "characters/tenshouin_eichi.json"],
      pictures: ["characters/hibiki_wataru"],
    }),
    [FINE]: page({
      files: ["units/fine.json", "characters/tenshouin_eichi.json"],
      pictures: ["units/fine-wide", "characters/tenshouin_eichi-face"],
    }),
    "/flowerstand/maker": page({ files: ["stand-parts/"] }),
  },
  parts: {},
};

/** What the queries of those pages gave. */
export const eichi = content.record<Character>("characters/tenshouin_eichi.json");
const wataru = content.record<Character>("characters/hibiki_wataru.json");
export const named = ({ id, cname, name }: Character) => ({ id, cname, name });
export const DATA: Record<string, object> = {
  [LIST]: { idols: [named(eichi), named(wataru)] },
  [EICHI]: { character: { ...named(eichi), catch: eichi.catch, profile: eichi.profile } },
  [WATARU]: { character: wataru, previous: named(eichi) },
  [FINE]: { unit: { members: [{ name: eichi.name, catch: eichi.catch }] } },
};

export const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...args], {
    cwd: content.root,
    stdio: "pipe",
  });
export const write = (path: string, text: string) => {
  mkdirSync(dirname(join(content.root, path)), { recursive: true });
  writeFileSync(join(content.root, path), text);
};
export const tell = (shown: object) => write(".report/shown.json", JSON.stringify(shown));
export const show = (data: typeof DATA) => {
  for (const [address, one] of Object.entries(data)) {
    write(`public/${pageDataFile(address)}`, JSON.stringify({ result: { data: one } }));
  }
};

/** A folder with content, a build and a repository, which is as it was before each test. */
export function useImpactSite(): void {
  beforeAll(() => {
    write(".gitignore", "/.report\n/public\n");
    write("src/page.tsx", "one");
    git("init", "-q", "-b", "main");
    git("add", "-A");
    git("commit", "-qm", "Begin");
  });
  beforeEach(() => {
    tell(SHOWN);
    show(DATA);
  });
  afterEach(() => {
    content.restore();
    write("src/page.tsx", "one");
    for (const added of ["docs", "src/page.test.tsx"]) {
      rmSync(join(content.root, added), { recursive: true, force: true });
    }
  });
  afterAll(() => content.remove());
}

export const find = (): Impact => findImpact(content.root, "main");
export const why = ({ addresses }: Impact = find()) =>
  Object.fromEntries(addresses.map((one) => [one.address, one.why]));

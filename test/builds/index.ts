import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCatalogue } from "../../lib/content/read/catalogue/read-catalogue";
import type { BuildReport } from "../../lib/site/report/build-report";
import type { Character } from "../../content/types";
import { aCharacter } from "./a-character";
import { notIn, expect, expectSame, pagesChanged } from "./expectations";
import { expectSameFromOverlappingBuilds, expectSameAfterKilledBuild } from "./interrupted";
import { Project } from "./project";

const CNAME = aCharacter();
const COMPONENT = "src/catalogue/character-page/character-facts.tsx";

/**
 * Builds copies of the project in several ways and compares the sites to the byte: cold in two places, warm after edits
 * against cold, and with a restored cache. Exit code 1 after a failed expectation.
 */
async function main(): Promise<void> {
  const base = mkdtempSync(join(tmpdir(), "encore-builds-"));
  try {
    const one = new Project(process.cwd(), join(base, "one"));
    const two = new Project(process.cwd(), join(base, "an other place/two"));
    expectReproducible(one, two);
    const first = one.manifest();
    const undo = [
      editText(one),
      editHeight(one),
      editColor(one),
      editLook(one),
      editComponent(one),
      addPage(one),
    ];

    for (const [file, text] of ([RECORD_FILE, COMPONENT, PAGE_FILE] as const).map(
      (path) => [path, one.read(path)] as const,
    )) {
      two.write(file, text);
    }
    two.clean();
    two.build();
    expectSame("warm after six edits, and cold with them", one.manifest(), two.manifest());

    for (const back of undo.toReversed()) back();
    const last = one.build();
    expect(
      last.pruned.some((file) => file.endsWith(".js")),
      "scripts of the edited component are taken away with it",
    );
    expectSame("warm after all edits were undone, and cold before them", one.manifest(), first);
    for (const file of [RECORD_FILE, COMPONENT]) two.write(file, one.read(file));
    two.remove(PAGE_FILE);
    await expectSameAfterKilledBuild(two, one);
    await expectSameFromOverlappingBuilds(two, one, RECORD_FILE);
    expectWithoutPatches(two);
    expectRestored(one, base);
  } finally {
    rmSync(base, { recursive: true });
  }
}

const RECORD_FILE = `content/characters/${CNAME}.json`;
const FILM = "/playmovie_campaign";
const PAGE_FILE = "content/campaigns/check_of_builds.json";

/** Cold builds in two folders, at two times, in two time zones and locales, with one and two processes. */
function expectReproducible(one: Project, two: Project): void {
  one.build({ TZ: "Pacific/Kiritimati", LC_ALL: "C", GATSBY_CPU_COUNT: "1" });
  const second = two.build({
    TZ: "America/Los_Angeles",
    LC_ALL: "tr_TR.UTF-8",
    GATSBY_CPU_COUNT: "2",
  });
  expect(
    second.pictures.every(({ encoded }) => encoded === 0),
    "a cold build with a full picture cache encodes nothing",
  );
  expectSame("cold in two places", one.manifest(), two.manifest());
}

/** Changes a text and expects that only pages with the record change; returns the way back. */
function editText(project: Project): () => void {
  const before = project.read(RECORD_FILE);
  project.edit<Character>(RECORD_FILE, (record) => ({ ...record, desc: `${record.desc}.` }));
  const report = project.build();
  const pages = project.pagesWith(CNAME);
  expect(pagesChanged(report).length > 0, "an edited text changes a page");
  expect(
    notIn([...pagesChanged(report), ...report.pages.rendered], pages).length === 0,
    `an edited text renders only pages that show the record (${report.pages.rendered.join(", ")})`,
  );
  expectNoPosters(report, "an edited text draws no poster");
  const shared = report.changed.flatMap((path) => /^social(\/.+)\.jpg$/.exec(path)?.[1] ?? []);
  expect(
    notIn(shared, pages).length === 0,
    "an edited text draws pictures for links to those pages alone",
  );
  const files = [...report.added, ...report.removed];
  expect(files.length === 0, "an edited text adds and removes no file");
  return () => project.write(RECORD_FILE, before);
}

/** Changes a height and expects that exactly the pages with the record change; returns the way back. */
function editHeight(project: Project): () => void {
  const before = project.read(RECORD_FILE);
  project.edit<Character>(RECORD_FILE, ({ profile, ...record }) => ({
    ...record,
    profile: { ...profile, height: "199" },
  }));
  const changed = pagesChanged(project.build());
  expect(
    changed.length > 0 && notIn(changed, project.pagesWith(CNAME)).length === 0,
    `an edited height changes pages that show the record alone (${changed.join(", ")})`,
  );
  return () => project.write(RECORD_FILE, before);
}

/** Changes a colour and expects that only pages with the record are rendered again; returns the way back. */
function editColor(project: Project): () => void {
  const before = project.read(RECORD_FILE);
  project.edit<Character>(RECORD_FILE, (record) => ({ ...record, color: "#123456" }));
  const report = project.build();
  expect(
    report.changed.includes("colors.css"),
    "an edited colour changes the style sheet of colours",
  );
  expect(
    ![...report.added, ...report.removed].some((path) => path.endsWith(".js")),
    "an edited colour changes no script",
  );
  expect(
    notIn(report.pages.rendered, [...project.pagesWith(CNAME), FILM]).length === 0,
    "an edited colour renders only pages that show the record, and the film it is drawn in",
  );
  return () => project.write(RECORD_FILE, before);
}

/** Expects that no poster is drawn or encoded. Pictures for shared links may be: they contain text of pages. */
function expectNoPosters({ pictures }: BuildReport, what: string): void {
  const posters = pictures.filter(({ stage }) => stage === "pictures");
  expect(
    posters.length > 0 && posters.every(({ drawn, encoded }) => drawn === 0 && encoded === 0),
    what,
  );
}

/** Changes a figure and expects that only its pictures are drawn; returns the way back. */
function editLook(project: Project): () => void {
  const before = project.read(RECORD_FILE);
  project.edit<Character>(RECORD_FILE, (record) => ({
    ...record,
    look:
      record.look.kind === "portrait"
        ? { ...record.look, hair: { ...record.look.hair, color: newColor() } }
        : record.look,
  }));
  const report = project.build();
  const { added } = report;
  expect(
    report.pictures.some(({ drawn }) => drawn > 0),
    "an edited look is drawn",
  );
  const others = added.filter(
    (path) => path.startsWith("pictures/") && !path.includes(CNAME) && !GROUPS.test(path),
  );
  expect(
    others.length === 0,
    `an edited look changes the figure's own pictures and those of groups (${others.join(", ")})`,
  );
  return () => project.write(RECORD_FILE, before);
}

/** A dark colour not yet in the cache of pictures: another one each second. */
function newColor(): string {
  const seconds = Math.floor(Date.now() / 1_000);
  return `#${(0x10_10_10 + (seconds % 0x1_00_00)).toString(16)}`;
}

const GROUPS = /^pictures\/(units|trips|venues|campaigns|playmovie|offices|birthdays)-/;

/** Changes a component and expects new scripts; returns the way back. */
function editComponent(project: Project): () => void {
  const before = project.read(COMPONENT);
  project.write(COMPONENT, before.replace("<section", '<section data-check="builds"'));
  const report = project.build();
  expect(
    report.added.some((path) => path.endsWith(".js")),
    "an edited component makes new scripts",
  );
  expect(
    report.pruned.some((path) => path.endsWith(".js")),
    "its old scripts are taken away",
  );
  return () => project.write(COMPONENT, before);
}

/** Adds a page and expects it; returns the way back. */
function addPage(project: Project): () => void {
  const model = readCatalogue("content").campaigns.find(({ shelf }) => shelf === "story");
  project.write(
    PAGE_FILE,
    `${JSON.stringify({ ...model, slug: "check_of_builds", name: "A check of builds", related: [] }, null, 2)}\n`,
  );
  const { added } = project.build();
  expect(added.includes("check_of_builds/index.html"), "a new record makes a page");
  return () => project.remove(PAGE_FILE);
}

/** Edits a component, undoes it without Gatsby's patches, and expects no left-over files. */
function expectWithoutPatches(project: Project): void {
  const off = { ENCORE_PATCHES: "off" };
  project.clean();
  project.build(off);
  const before = project.manifest();
  const text = project.read(COMPONENT);
  project.write(COMPONENT, text.replace("<section", '<section data-check="builds"'));
  project.build(off);
  project.write(COMPONENT, text);
  project.build(off);
  expectSame("without patches, after an edit was undone, and before", project.manifest(), before);
}

/** Expects that a new checkout with another's caches, at the same path, builds the same. */
function expectRestored(one: Project, base: string): void {
  const before = one.manifest();
  const { root } = one;
  const movedRoot = join(base, "kept");
  renameSync(root, movedRoot);
  mkdirSync(root);
  const secondProject = new Project(movedRoot, root, one.sources);
  // Without the constructor, which would copy the sources again.
  secondProject.restore(
    Object.assign(Object.create(Project.prototype), { root: movedRoot }) as Project,
  );
  const report = secondProject.build();
  expectSame("a fresh checkout with a restored cache", secondProject.manifest(), before);
  expect(report.pages.rendered.length === 0, "it renders no page again");
  expect(
    report.pictures.every(({ drawn, encoded }) => drawn === 0 && encoded === 0),
    "it draws and encodes nothing",
  );
}

void main();

import { LateChunkIdsPlugin, lateSheets } from "./late-sheets";

const HOME = "component---src-templates-home-tsx";
const UNIT = "component---src-templates-unit-tsx";
const AUDITION = "component---src-pages-4-piece-index-tsx";
const IDOLS = "component---src-pages-4-piece-idol-tsx";
const GROUND = "campaigns/four-piece/parts/venue-ground.module.css";

const GROUPS = Object.values(
  lateSheets("/site", [{ sheets: [GROUND], chunks: [AUDITION, IDOLS] }]),
);

/** Names of the late files for a sheet used in some chunks. */
function filesOf(sheet: string, ...names: string[]): string[] {
  const module = { type: "css/mini-extract", nameForCondition: () => `/site/src/${sheet}` };
  const chunks = names.map((name) => ({ name }));
  const graphs = { chunkGraph: { getModuleChunks: () => chunks } };
  return GROUPS.filter(({ test }) => test(module, graphs))
    .map(({ name, chunks: isTaken }) => ({ name, from: chunks.filter(isTaken) }))
    .filter(({ from }) => from.length > 0)
    .map(({ name, from }) => name(module, from));
}

it("puts late sheets of one page into a file of that page", () => {
  expect(filesOf("home/agencies/floor.late.module.css", HOME, "dialog")).toEqual([
    `late---${HOME}`,
  ]);
});

it("puts late sheets of several pages into a file of their folder, or of the layout", () => {
  expect(filesOf("news/entry.late.module.css", HOME, UNIT)).toEqual(["late---news"]);
  expect(filesOf("campaigns/blocks/cast/cast.late.module.css", HOME, UNIT)).toEqual([
    "late---campaigns-blocks",
  ]);
  expect(filesOf("ui/tokens/print.late.css", HOME, UNIT)).toEqual(["late---app"]);
});

it("takes sheets on some pages alone that stand in other pages", () => {
  expect(filesOf(GROUND, AUDITION, UNIT)).toEqual([`late---${AUDITION}`]);
  expect(filesOf(GROUND, IDOLS, UNIT)).toEqual([`late---${AUDITION}`]);
  expect(filesOf(GROUND, UNIT)).toEqual([]);
});

it("leaves all other sheets in the pages, and those of later scripts with their scripts", () => {
  expect(filesOf("home/hero/home-hero.module.css", HOME)).toEqual([]);
  expect(filesOf("ui/records/face/face.late.module.css", "dialog")).toEqual([]);
});

it("gives late chunks ids that begin with l, none twice, and leaves other chunks alone", () => {
  const chunks = [`late---${HOME}`, "late---app", HOME].map((name) => ({
    name,
    id: null,
    ids: null,
  }));
  const hook = (value: unknown) => ({
    tap: (_: string, run: (given: never) => void) => run(value as never),
  });
  new LateChunkIdsPlugin().apply({
    hooks: { compilation: hook({ hooks: { beforeChunkIds: hook(chunks) } }) },
  });
  const ids = chunks.map(({ id }) => String(id));
  expect(ids).toEqual([expect.stringMatching(/^l/), expect.stringMatching(/^l/), "null"]);
  expect(new Set(ids).size).toBe(3);
});

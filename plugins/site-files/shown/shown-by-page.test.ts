import { type QueryState, shownByPage, type StoredNode } from "./shown-by-page";

const CONTENT = "/site/.content";
const UNIT = "/site/src/unit.tsx";

const NODES: Record<string, StoredNode> = {
  "file-fine": { internal: { type: "File" }, absolutePath: `${CONTENT}/units/fine.json` },
  "file-eichi": { internal: { type: "File" }, absolutePath: `${CONTENT}/characters/eichi.json` },
  "file-other": { internal: { type: "File" }, absolutePath: "/site/package.json" },
  fine: { parent: "file-fine", internal: { type: "Unit" } },
  eichi: { parent: "file-eichi", internal: { type: "Character" } },
  poster: { internal: { type: "Picture" }, key: "characters/eichi" },
  film: { internal: { type: "Film" }, pictures: ["playmovie/frame-001"] },
  package: { parent: "file-other", internal: { type: "SoftwarePackage" } },
};

const sources = {
  node: (id: string) => NODES[id],
  nodesOfType: (type: string) => Object.values(NODES).filter((one) => one.internal.type === type),
  content: CONTENT,
};

function queries(state: Partial<QueryState>): QueryState {
  return {
    byNode: new Map(),
    byConnection: new Map(),
    pages: new Map([["/fine", { componentPath: UNIT }]]),
    components: new Map([[UNIT, { query: '{ unit(name: { eq: "a" }) { id } }' }]]),
    staticQueryComponents: new Map(),
    staticQueriesByTemplate: new Map(),
    ...state,
  };
}

const onFine = (state: Partial<QueryState>) => shownByPage(queries(state), sources).pages["/fine"];

test("a page shows the records and pictures that its query read", () => {
  const byNode = new Map([
    ["fine", new Set(["/fine", "/other"])],
    ["poster", new Set(["/fine"])],
    ["eichi", new Set(["/other"])],
  ]);
  expect(onFine({ byNode })).toEqual({
    files: ["units/fine.json"],
    pictures: ["characters/eichi"],
    unseen: ["eq", "name"],
    parts: [],
  });
});

test("a query of all records of a type reads each of them", () => {
  const byConnection = new Map([["Character", new Set(["/fine"])]]);
  expect(onFine({ byConnection })?.files).toEqual(["characters/eichi.json"]);
});

test("what components query for themselves is said once, and named by the pages they are in", () => {
  const state = {
    byNode: new Map([["fine", new Set(["footer", "header"])]]),
    staticQueryComponents: new Map([
      ["header", { hash: 34, query: "{ lead: motto }" }],
      ["footer", { hash: 12, query: "" }],
    ]),
    staticQueriesByTemplate: new Map([[UNIT, ["34", 12]]]),
  };
  const { pages, parts } = shownByPage(queries(state), sources);
  expect(pages["/fine"]).toMatchObject({ files: [], pictures: [], parts: ["12", "34"] });
  const fine = { files: ["units/fine.json"], pictures: [] };
  expect(parts).toEqual({ 12: { ...fine, unseen: [] }, 34: { ...fine, unseen: ["motto"] } });
});

test("what is made of a whole folder names it and its pictures, what is no content nothing", () => {
  const byNode = new Map([
    ["film", new Set(["/fine"])],
    ["package", new Set(["/fine"])],
    ["gone", new Set(["/fine"])],
  ]);
  expect(onFine({ byNode })).toMatchObject({
    files: ["campaigns/playmovie/"],
    pictures: ["playmovie/frame-001"],
  });
});

test("pages come in the order of their addresses", () => {
  const pages = new Map(["/b", "/", "/a"].map((path) => [path, { componentPath: "x" }]));
  expect(Object.keys(shownByPage(queries({ pages }), sources).pages)).toEqual(["/", "/a", "/b"]);
});

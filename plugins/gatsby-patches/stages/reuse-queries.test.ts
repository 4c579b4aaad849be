import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reuseQueries } from "./reuse-queries";
import { stagesOf } from "../../../lib/site/build-cache/stages";

let root: string;
let code: string;
let answer: Map<string, unknown> | false;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "encore-queries-"));
  mkdirSync(join(root, ".cache"));
  mkdirSync(join(root, "src"));
  code = "one";
  answer = new Map([["src/pages/index.tsx", { text: "query Index", hash: 1 }]]);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs a build as Gatsby does: the resulting queries, and the names of the steps that ran. */
async function build() {
  const ran: string[] = [];
  const internals = {
    queries: {
      default: async () => {
        ran.push("queries");
        return answer;
      },
    },
    types: {
      writeTypeScriptTypes: async () => {
        ran.push("types");
        writeFileSync(join(root, "src/gatsby-types.d.ts"), code);
      },
    },
  };
  reuseQueries(internals, { stored: stagesOf(root), key: () => code, say: () => {} });
  const queries = await internals.queries.default();
  if (queries) await internals.types.writeTypeScriptTypes();
  return { ran, queries };
}

it("searches once for the same code and gives the same queries again", async () => {
  expect(await build()).toEqual({ ran: ["queries", "types"], queries: answer });
  expect(await build()).toEqual({ ran: [], queries: answer });
});

it("searches again for other code", async () => {
  await build();
  code = "two";
  expect((await build()).ran).toEqual(["queries", "types"]);
});

it("searches again if the types are missing, which depend on its results", async () => {
  await build();
  rmSync(join(root, "src/gatsby-types.d.ts"));
  expect((await build()).ran).toEqual(["queries", "types"]);
});

it("does not keep queries that are wrong", async () => {
  answer = false;
  expect(await build()).toEqual({ ran: ["queries"], queries: false });
  expect((await build()).ran).toEqual(["queries"]);
});

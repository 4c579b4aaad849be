import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { PictureSource } from "../../../lib/images/types";
import { disc, drawingOf, temporaryFolders } from "../../../lib/images/stage.fixtures";
import { pictureSources } from "../../../lib/pictures/posters/picture-sources";
import { sourceNodes } from "./source-nodes";

jest.mock("../../../lib/pictures/posters/picture-sources", () => ({ pictureSources: jest.fn() }));
jest.mock("../../../lib/pictures/film/film-sources", () => ({ filmSources: () => [] }));

interface PictureNode {
  key: string;
  id: string;
  variants: { path: string }[];
  internal: { type: string; contentDigest: string };
}

let folders: ReturnType<typeof temporaryFolders>;
const cacheBefore = process.env.ENCORE_CACHE;
beforeEach(async () => {
  folders = temporaryFolders();
  mkdirSync(join(folders.root, ".cache"));
  process.env.ENCORE_CACHE = join(folders.root, "cache");
});
afterEach(async () => {
  if (cacheBefore === undefined) delete process.env.ENCORE_CACHE;
  else process.env.ENCORE_CACHE = cacheBefore;
  await folders.remove();
});

/**
 * Runs the API as Gatsby does; returns nodes by key, created ones, the last status and reports.
 * @param before nodes of the last build
 */
async function run(sources: PictureSource[], before: Record<string, PictureNode> = {}) {
  const nodes = { ...before };
  const made: string[] = [];
  const problems: string[] = [];
  const lines: string[] = [];
  let status = "";
  const activity = {
    start() {},
    end() {},
    setStatus(text: string) {
      status = text;
    },
  };
  const args = {
    store: { getState: () => ({ program: { directory: folders.root } }) },
    createNodeId: (name: string) => `id of ${name}`,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNode: (id: string) => Object.values(nodes).find((node) => node.id === id),
    getNodesByType: () => Object.values(nodes),
    actions: {
      createNode: (node: PictureNode) => {
        nodes[node.key] = node;
        made.push(node.key);
      },
      deleteNode: ({ key }: PictureNode) => {
        delete nodes[key];
      },
    },
    reporter: {
      activityTimer: () => activity,
      info: (text: string) => lines.push(text),
      panicOnBuild: (text: string) => problems.push(text),
    },
  };
  type Arguments = Parameters<NonNullable<typeof sourceNodes>>;
  jest.mocked(pictureSources).mockReturnValue(sources);
  await sourceNodes?.(args as unknown as Arguments[0], { plugins: [] }, () => {});
  return { nodes, made, status, problems, lines };
}

describe("sourceNodes", () => {
  it("logs its progress at most fifty times, and nothing if nothing is encoded", async () => {
    const many = Array.from({ length: 120 }, (_, at) => disc(`many-${at}`, "#ffffff"));
    const { lines } = await run(many);
    expect(lines.length).toBeLessThanOrEqual(50);
    expect(lines.at(-1)).toBe("pictures: 120 of 120");
    expect((await run(many)).lines).toEqual([]);
  });

  it("makes a node of each picture and puts its files into public", async () => {
    const { nodes, status } = await run([disc("units/a", "#ffffff"), disc("b", "#000000")]);
    expect(Object.keys(nodes).sort()).toEqual(["b", "units/a"]);
    expect(nodes["units/a"]).toMatchObject({
      id: "id of Picture:units/a",
      internal: { type: "Picture" },
    });
    for (const { path } of nodes.b?.variants ?? []) {
      expect(existsSync(join(folders.root, "public", path))).toBe(true);
    }
    expect(status).toMatch(/^2 pictures: 4 files encoded, 0 reused, 0\.0 MB$/);
  });

  it("changes the digest of a changed picture alone, so that other pages stay", async () => {
    const before = await run([disc("a", "#ffffff"), disc("b", "#ffffff")]);
    const after = await run([disc("a", "#ffffff"), disc("b", "#3366cc")]);
    expect(after.nodes.a).toEqual(before.nodes.a);
    expect(after.nodes.b?.internal.contentDigest).not.toBe(before.nodes.b?.internal.contentDigest);
  });

  it("makes those nodes alone that are others, and takes away those that are gone", async () => {
    const before = await run([disc("a", "#ffffff"), disc("b", "#ffffff"), disc("c", "#ffffff")]);
    const after = await run([disc("a", "#ffffff"), disc("b", "#3366cc")], before.nodes);
    expect(after.made).toEqual(["b"]);
    expect(Object.keys(after.nodes).sort()).toEqual(["a", "b"]);
    expect(after.nodes.a).toBe(before.nodes.a);
  });

  it("stops the build with everything that is wrong", async () => {
    const broken = { drawing: drawingOf("<svg") };
    const { nodes, problems } = await run([disc("a", "", broken), disc("b", "", broken)]);
    expect(nodes).toEqual({});
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/picture "a"[\s\S]*picture "b"/);
  });
});

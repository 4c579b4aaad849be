import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { makePictures } from "../../../lib/images/stage";
import type { Picture } from "../../../lib/images/types";
import { disc, drawingOf, temporaryFolders } from "../../../lib/images/stage.fixtures";
import { pictureSources } from "../../../lib/pictures/posters/picture-sources";
import { watchSources } from "./watch-sources";

jest.mock("../../../lib/pictures/posters/picture-sources", () => ({ pictureSources: jest.fn() }));

let folders: ReturnType<typeof temporaryFolders>;
const cacheBefore = process.env.ENCORE_CACHE;
beforeEach(async () => {
  folders = temporaryFolders();
  process.env.ENCORE_CACHE = join(folders.root, "cache");
});
afterEach(async () => {
  if (cacheBefore === undefined) delete process.env.ENCORE_CACHE;
  else process.env.ENCORE_CACHE = cacheBefore;
  await folders.remove();
});

/** Gatsby's arguments as far as needed, and a function that waits for the next node or error. */
function listening() {
  let tell: (what: Picture | string) => void = () => {};
  const args = {
    store: { getState: () => ({ program: { directory: folders.root } }) },
    createNodeId: (name: string) => name,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    getNode: () => undefined,
    actions: { createNode: (node: Picture) => tell(node) },
    reporter: {
      activityTimer: () => ({ start() {}, end() {}, setStatus() {} }),
      info() {},
      error: (words: string, error: Error) => tell(`${words} ${error.message}`),
    },
  };
  const next = () =>
    new Promise<Picture | string>((resolve) => {
      tell = resolve;
    });
  return { args: args as unknown as SourceNodesArgs, next };
}

it("makes pictures again when the folder changes, leaves those of others, and goes on after a failure", async () => {
  const publicDirectory = join(folders.root, "public");
  const { pictures } = await makePictures([disc("other", "#ffffff")], { publicDirectory });
  const content = join(folders.root, ".content");
  mkdirSync(content);
  let drawn = disc("a", "#ffffff");
  const { args, next } = listening();
  jest.mocked(pictureSources).mockImplementation(() => [drawn]);
  const { stop } = await watchSources(args);
  const change = (text: string) => {
    const result = next();
    writeFileSync(join(content, "a.json"), text);
    return result;
  };

  const before = (await change("1")) as Picture;
  drawn = disc("a", "", { drawing: drawingOf("<svg") });
  expect(await change("2")).toMatch(/^Some pictures could not be made again\. picture "a": /);
  drawn = disc("a", "#3366cc");
  const after = (await change("3")) as Picture;
  await stop();

  expect([before.key, after.key]).toEqual(["a", "a"]);
  expect(after.variants).not.toEqual(before.variants);
  for (const { path } of [...after.variants, ...(pictures[0]?.variants ?? [])]) {
    expect(existsSync(join(publicDirectory, path))).toBe(true);
  }
});

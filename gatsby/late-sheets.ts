import { sep } from "node:path";
import { sha256 } from "../lib/text/sha256";

interface CssModule {
  type: string;
  nameForCondition(): string | null;
}

interface Chunk {
  name?: string | null;
}

interface Graphs {
  chunkGraph: { getModuleChunks(module: CssModule): Iterable<Chunk> };
}

/** Suffix of sheets linked below the first view. */
const LATE = /\.late(\.module)?\.css$/;

const LATE_CHUNK = "late---";

/** Chunks that pages load directly: the layout's and each page's own. */
const isPageChunk = ({ name }: Chunk): boolean =>
  name === "app" || name?.startsWith("component---") === true;

const isSheet = ({ type }: CssModule): boolean => type === "css/mini-extract";

/** Sheets that are late on some pages only, and the chunks of those pages; they go into one file. */
export interface LateOnPages {
  readonly sheets: readonly string[];
  readonly chunks: readonly string[];
}

/** Folders whose sheets most pages use; they are in the layout's file. */
const LAYOUT_FOLDERS: readonly string[] = ["app", "search", "ui"];

/**
 * webpack's cache groups for late style sheets. `x.late.module.css` and `x.late.css` style only content below the first
 * view of all their pages, at every window width. Those of one page go into one file, those of several pages into one
 * file per folder. Pages inline all other sheets.
 * @param lateOn sheets that are late on some pages only, so without `late` in their names
 */
export function lateSheets(root: string, lateOn: readonly LateOnPages[]) {
  const source = `${root}${sep}src${sep}`;
  const pathOf = (module: CssModule) =>
    (module.nameForCondition() ?? "").slice(source.length).replaceAll(sep, "/");
  const pagesOf = (module: CssModule, { chunkGraph }: Graphs) =>
    [...chunkGraph.getModuleChunks(module)].filter(isPageChunk);
  const isLate = (module: CssModule) => isSheet(module) && LATE.test(pathOf(module));
  // Above the priority of Gatsby's own group of styles.
  const shared = { priority: 50, enforce: true, chunks: isPageChunk };
  const onSomePages = lateOn.map(({ sheets, chunks }) => {
    const group = {
      ...shared,
      test: (module: CssModule) => isSheet(module) && sheets.includes(pathOf(module)),
      name: () => `${LATE_CHUNK}${chunks[0]}`,
      chunks: ({ name }: Chunk) => chunks.includes(name ?? ""),
    };
    return [`late on ${chunks[0]}`, group] as const;
  });
  return {
    lateOnOnePage: {
      ...shared,
      test: (module: CssModule, graphs: Graphs) =>
        isLate(module) && pagesOf(module, graphs).length === 1,
      name: (_: CssModule, [page]: readonly Chunk[]) => `${LATE_CHUNK}${page?.name}`,
    },
    lateOnSeveralPages: {
      ...shared,
      test: (module: CssModule, graphs: Graphs) =>
        isLate(module) && pagesOf(module, graphs).length > 1,
      name: (module: CssModule) => `${LATE_CHUNK}${sharedFileName(pathOf(module))}`,
    },
    ...Object.fromEntries(onSomePages),
  };
}

/** Folder of a sheet at the first or second level, or `app`. */
function sharedFileName(path: string): string {
  const [area = "", folder = "", ...rest] = path.split("/");
  if (LAYOUT_FOLDERS.includes(area)) return "app";
  return rest.length > 0 ? `${area}-${folder}` : area;
}

/**
 * File name of a chunk's styles: short, and of one form, since live pages load a list of all. Ids are numbers; those of
 * late chunks begin with `l` ({@link LateChunkIdsPlugin}).
 */
export const SHEET_FILE = "css/[id].[contenthash].css";

interface ChunkWithId extends Chunk {
  id: number | string | null;
  ids: (number | string)[] | null;
}

interface Hook<Value> {
  tap(name: string, run: (value: Value) => void): void;
}

interface Compiler {
  hooks: { compilation: Hook<{ hooks: { beforeChunkIds: Hook<Iterable<ChunkWithId>> } }> };
}

/** Gives late chunks ids by which the names of their files tell that they are late ({@link LATE_SHEETS}). */
export class LateChunkIdsPlugin {
  apply({ hooks }: Compiler): void {
    const name = LateChunkIdsPlugin.name;
    hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.beforeChunkIds.tap(name, (chunks) => {
        const late = [...chunks].filter((chunk) => chunk.name?.startsWith(LATE_CHUNK));
        const ids = new Set<string>();
        for (const chunk of late.toSorted((a, b) => ((a.name ?? "") < (b.name ?? "") ? -1 : 1))) {
          let id = `l${sha256(chunk.name ?? "").slice(0, 3)}`;
          while (ids.has(id)) id += "l";
          ids.add(id);
          Object.assign(chunk, { id, ids: [id] });
        }
      });
    });
  }
}

import { join } from "node:path";
import { writeWhole } from "../lib/files/write-whole";
import type { Compilation, Compiler } from "webpack";
import { basePath } from "../lib/site/base-path";
import { LATE_SCRIPTS } from "../lib/site/offline/names";

/** The part of webpack's groups of chunks that is read here. */
interface Group {
  readonly name?: string | null;
  readonly childrenIterable: Iterable<Group>;
  getFiles(): Iterable<string>;
}

/** Code that is of no use without the network. */
const ONLINE = "keycloak-session";

/**
 * Addresses of the scripts and style sheets that each page's component is made of and may load later, by the name of its chunk; those
 * that every page may load stand under `app`.
 */
export function lateScripts(groups: ReadonlyMap<string, Group>): Record<string, string[]> {
  const lists = [...groups]
    .filter(([name]) => name === "app" || isPage(name))
    .map(([name, group]) => [name, filesOf(group)] as const);
  return Object.fromEntries(lists.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const isPage = (name: string | null | undefined) => name?.startsWith("component---") === true;

function filesOf(group: Group): string[] {
  const seen = new Set<Group>();
  const visit = (one: Group) => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const child of one.childrenIterable) {
      if (!isPage(child.name) && child.name !== ONLINE) visit(child);
    }
  };
  visit(group);
  const files = [...seen].flatMap((one) => [...one.getFiles()]);
  return [...new Set(files)]
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => `${basePath()}/${file}`);
}

/** A webpack plugin that writes which scripts a page may load later; the service worker keeps them with the page. */
export class LateScriptsPlugin {
  constructor(private readonly root: string) {}

  apply({ hooks, webpack }: Pick<Compiler, "hooks" | "webpack">): void {
    hooks.done.tap("LateScriptsPlugin", ({ compilation }: { compilation: Compilation }) => {
      const text = JSON.stringify(lateScripts(compilation.namedChunkGroups));
      writeWhole(join(this.root, "public", LATE_SCRIPTS), text);
      // Stages that keep or clear the files of this run find it in the list.
      compilation.emitAsset(LATE_SCRIPTS.slice(1), new webpack.sources.RawSource(text));
    });
  }
}

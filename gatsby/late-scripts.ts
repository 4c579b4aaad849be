import { join } from "node:path";
import { writeWhole } from "../lib/files/write-whole";
import type { Compilation, Compiler } from "webpack";
import { basePath } from "../lib/site/base-path";
import { LATE_SCRIPTS } from "../lib/site/offline/names";

/** webpack's chunk group. */
interface Group {
  readonly name?: string | null;
  readonly childrenIterable: Iterable<Group>;
  getFiles(): Iterable<string>;
}

/** Code of no use offline. */
const ONLINE_ONLY_CHUNK = "keycloak-session";

/**
 * Addresses of the scripts and style sheets of each page's component, and those it may load later, by chunk name; those
 * of every page are under `app`.
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
  const collect = (current: Group) => {
    if (seen.has(current)) return;
    seen.add(current);
    for (const child of current.childrenIterable) {
      if (!isPage(child.name) && child.name !== ONLINE_ONLY_CHUNK) collect(child);
    }
  };
  collect(group);
  const files = [...seen].flatMap((one) => [...one.getFiles()]);
  return [...new Set(files)]
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => `${basePath()}/${file}`);
}

/** Webpack plugin that lists the scripts that a page may load later; the service worker stores them with the page. */
export class LateScriptsPlugin {
  constructor(private readonly root: string) {}

  apply({ hooks, webpack }: Pick<Compiler, "hooks" | "webpack">): void {
    hooks.done.tap("LateScriptsPlugin", ({ compilation }: { compilation: Compilation }) => {
      const text = JSON.stringify(lateScripts(compilation.namedChunkGroups));
      writeWhole(join(this.root, "public", LATE_SCRIPTS), text);
      // Adds it to the compilation, so that later stages keep or remove it like other assets.
      compilation.emitAsset(LATE_SCRIPTS.slice(1), new webpack.sources.RawSource(text));
    });
  }
}

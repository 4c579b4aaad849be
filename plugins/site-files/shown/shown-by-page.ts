import { type Shown, SHOWN_VERSION, type ShownByQuery } from "../../../lib/site/report/shown";
import { unseenFields } from "./unseen-fields";

/** A node of Gatsby's store, as far as it matters here. */
export interface StoredNode {
  readonly parent?: string | null;
  readonly internal: { readonly type: string };
  /** Of files. */
  readonly absolutePath?: string;
  /** Of pictures. */
  readonly key?: string;
  /** Keys of the pictures that it stands for. */
  readonly pictures?: readonly string[];
}

/** What Gatsby knows of queries and pages. */
export interface QueryState {
  /** Queries by the node that they read. */
  readonly byNode: ReadonlyMap<string, ReadonlySet<string>>;
  /** Queries by the type of which they read every node. */
  readonly byConnection: ReadonlyMap<string, ReadonlySet<string>>;
  /** Addresses of pages and the components that render them. */
  readonly pages: ReadonlyMap<string, { readonly componentPath: string }>;
  /** Static queries: what a component queries for itself. */
  readonly staticQueryComponents: ReadonlyMap<
    string,
    { readonly hash: string | number; readonly query: string }
  >;
  /** Page queries by the component that renders a page. */
  readonly components: ReadonlyMap<string, { readonly query: string }>;
  /** Hashes of the static queries below each component that renders a page. */
  readonly staticQueriesByTemplate: ReadonlyMap<string, readonly (string | number)[]>;
}

/** The nodes that queries read. */
export interface NodeSource {
  readonly node: (id: string) => StoredNode | undefined;
  readonly nodesOfType: (type: string) => readonly StoredNode[];
  /** The folder that the records were read from. */
  readonly content: string;
}

/** Types whose one node is made of all records of some folders. */
const MADE_OF: Readonly<Record<string, string>> = {
  Film: "campaigns/playmovie/",
  StandKit: "stand-parts/",
};

/** Finds out what each page of a build is made of: its own query, and those of the components in it. */
export function shownByPage(queries: QueryState, source: NodeSource): Shown {
  const read = readBy(queries, source);
  const shownBy = (id: string, unseen: readonly string[]): ShownByQuery => {
    const { files = [], pictures = [] } = read.get(id) ?? {};
    return { files: [...files].sort(), pictures: [...pictures].sort(), unseen };
  };
  const parts = [...queries.staticQueryComponents].map(
    ([id, { hash, query }]) => [String(hash), shownBy(id, unseenFields(query))] as const,
  );
  const unseen = new Map(
    [...queries.components].map(([path, { query }]) => [path, unseenFields(query)]),
  );
  const pages = [...queries.pages].map(([address, { componentPath }]) => {
    const hashes = queries.staticQueriesByTemplate.get(componentPath) ?? [];
    const own = shownBy(address, unseen.get(componentPath) ?? []);
    return [address, { ...own, parts: hashes.map(String).sort() }] as const;
  });
  return { version: SHOWN_VERSION, pages: byKey(pages), parts: byKey(parts) };
}

const byKey = <Value>(entries: (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

/** What each query reads: the files and pictures of nodes, each of which is looked at once for all queries. */
function readBy({ byNode, byConnection }: QueryState, source: NodeSource) {
  const read = new Map<string, { files: Set<string>; pictures: Set<string> }>();
  const note = (queries: ReadonlySet<string>, nodes: readonly StoredNode[]) => {
    const files = nodes.flatMap((one) => fileOf(one, source) ?? []);
    const pictures = nodes.flatMap(picturesOf);
    for (const query of queries) {
      const known = read.get(query) ?? { files: new Set(), pictures: new Set() };
      read.set(query, known);
      for (const file of files) known.files.add(file);
      for (const picture of pictures) known.pictures.add(picture);
    }
  };
  for (const [id, queries] of byNode) {
    const one = source.node(id);
    if (one) note(queries, [one]);
  }
  for (const [type, queries] of byConnection) note(queries, source.nodesOfType(type));
  return read;
}

function picturesOf({ internal, key, pictures }: StoredNode): readonly string[] {
  if (internal.type === "Picture") return key === undefined ? [] : [key];
  return (internal.type === "Film" && pictures) || [];
}

function fileOf(start: StoredNode, { node, content }: NodeSource): string | undefined {
  const made = MADE_OF[start.internal.type];
  if (made !== undefined) return made;
  let one: StoredNode | undefined = start;
  while (one && one.absolutePath === undefined) one = one.parent ? node(one.parent) : undefined;
  const path = one?.absolutePath;
  return path?.startsWith(`${content}/`) ? path.slice(content.length + 1) : undefined;
}

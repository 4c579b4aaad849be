import { relative } from "node:path";
import type { FieldsRead, PickedRecord, QueryFields } from "./fields-read";
import {
  type FieldsByKind,
  kindOf,
  type Shown,
  SHOWN_VERSION,
  type ShownByQuery,
  type ShownOnPage,
} from "./shown";

/** A node of Gatsby's store, as far as it matters here. */
export interface StoredNode {
  readonly parent?: string | null;
  readonly internal: { readonly type: string };
  /** Of files. */
  readonly absolutePath?: string;
  /** Of pictures. */
  readonly key?: string;
}

/** What Gatsby knows of queries and pages. */
export interface QueryState {
  /** Queries by the node that they read. */
  readonly byNode: ReadonlyMap<string, ReadonlySet<string>>;
  /** Queries by the type of which they read every node. */
  readonly byConnection: ReadonlyMap<string, ReadonlySet<string>>;
  /** Addresses of pages and the components that render them. */
  readonly pages: ReadonlyMap<
    string,
    { readonly componentPath: string; readonly context?: Readonly<Record<string, unknown>> }
  >;
  /** Static queries: what a component queries for itself. */
  readonly staticQueries: ReadonlyMap<
    string,
    { readonly hash: string | number; readonly query: string }
  >;
  /** Page queries by the component that renders a page. */
  readonly templates: ReadonlyMap<string, { readonly query: string }>;
  /** Hashes of the static queries below each component that renders a page. */
  readonly staticQueriesByTemplate: ReadonlyMap<string, readonly (string | number)[]>;
}

/** The nodes that queries read. */
export interface NodeSource {
  readonly node: (id: string) => StoredNode | undefined;
  readonly nodesOfType: (type: string) => readonly StoredNode[];
  /** The folder that the records were read from. */
  readonly content: string;
  /** The project's folder. */
  readonly root: string;
  /** The fields of records that a query reads. */
  readonly fieldsRead: (query: string, isRecord: (type: string) => boolean) => QueryFields;
}

/** Types whose one node is made of all records of some folders. */
const MADE_OF: Readonly<Record<string, string>> = {
  Film: "campaigns/playmovie/",
  StandKit: "stand-parts/",
};

/** Finds out what each page of a build is made of: its own query, and those of the components in it. */
export function shownByPage(queries: QueryState, source: NodeSource): Shown {
  const ofQuery = readBy(queries, source);
  const shownBy = (query: string) => shown(ofQuery.get(query) ?? new Set(), source);
  const parts = [...queries.staticQueries].map(
    ([id, { hash }]) => [String(hash), shownBy(id)] as const,
  );
  const kinds = kindsByType([...ofQuery.values()], source);
  const keyOf = (componentPath: string) => relative(source.root, componentPath);
  const read = new Map(
    [
      ...[...queries.templates].map(([path, { query }]) => [keyOf(path), query] as const),
      ...[...queries.staticQueries.values()].map(({ hash, query }) => [`${hash}`, query] as const),
    ].map(([key, query]) => [key, fieldsOf(query, kinds, source)]),
  );
  const pages = [...queries.pages].map(([address, { componentPath, context = {} }]) => {
    const hashes = queries.staticQueriesByTemplate.get(componentPath) ?? [];
    const query = keyOf(componentPath);
    const about = new Map<string, string[]>();
    for (const pick of read.get(query)?.picks ?? []) {
      const file = fileOfPick(pick, context, ofQuery.get(address) ?? new Set(), source);
      if (file) about.set(file, [...(about.get(file) ?? []), keyOfPick(query, pick)]);
    }
    const page: ShownOnPage = {
      ...shownBy(address),
      query,
      about: byKey([...about]),
      parts: hashes.map(String).sort(),
    };
    return [address, page] as const;
  });
  const fields = [...read].flatMap(([key, { reached, picks }]) => [
    [key, byKind(reached, kinds)] as const,
    ...picks.map((pick) => {
      const picked = new Map([[pick.type, pick.fields]]);
      return [keyOfPick(key, pick), byKind(picked, kinds)] as const;
    }),
  ]);
  return {
    version: SHOWN_VERSION,
    pages: byKey(pages),
    parts: byKey(parts),
    fields: byKey(fields),
  };
}

const keyOfPick = (query: string, { name }: PickedRecord): string => `${query}: ${name}`;

/** The file of the record that a page picks; undefined where it picks none. */
function fileOfPick(
  { type, by, variable }: PickedRecord,
  context: Readonly<Record<string, unknown>>,
  nodes: ReadonlySet<StoredNode>,
  source: NodeSource,
): string | undefined {
  const node = [...nodes].find(
    (one) =>
      one.internal.type === type &&
      (one as unknown as Record<string, unknown>)[by] === context[variable],
  );
  return node && fileOf(node, source);
}

/** The kinds of records in JSON that are of each type. */
function kindsByType(
  read: readonly ReadonlySet<StoredNode>[],
  source: NodeSource,
): Map<string, Set<string>> {
  const kinds = new Map<string, Set<string>>();
  for (const one of new Set(read.flatMap((nodes) => [...nodes]))) {
    const file = fileOf(one, source);
    if (!file?.endsWith(".json")) continue;
    const known = kinds.get(one.internal.type) ?? new Set();
    kinds.set(one.internal.type, known.add(kindOf(file)));
  }
  return kinds;
}

function fieldsOf(
  query: string,
  kinds: ReadonlyMap<string, ReadonlySet<string>>,
  { fieldsRead }: NodeSource,
): QueryFields {
  // A page may have no query of its own.
  if (query === "") return { reached: new Map(), picks: [] };
  return fieldsRead(query, (type) => kinds.has(type));
}

function byKind(fields: FieldsRead, kinds: ReadonlyMap<string, ReadonlySet<string>>): FieldsByKind {
  const found = new Map<string, Set<string>>();
  for (const [type, paths] of fields) {
    for (const kind of kinds.get(type) ?? []) {
      found.set(kind, new Set([...(found.get(kind) ?? []), ...paths]));
    }
  }
  return byKey([...found].map(([kind, paths]) => [kind, [...paths].sort()] as const));
}

const byKey = <Value>(entries: (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

/** The nodes that each query reads. */
function readBy(
  { byNode, byConnection }: QueryState,
  { node, nodesOfType }: NodeSource,
): Map<string, Set<StoredNode>> {
  const read = new Map<string, Set<StoredNode>>();
  const note = (query: string, nodes: readonly StoredNode[]) => {
    const known = read.get(query) ?? new Set();
    for (const one of nodes) known.add(one);
    read.set(query, known);
  };
  for (const [id, ids] of byNode) {
    const one = node(id);
    if (one) for (const query of ids) note(query, [one]);
  }
  for (const [type, ids] of byConnection) {
    const nodes = nodesOfType(type);
    for (const query of ids) note(query, nodes);
  }
  return read;
}

function shown(nodes: ReadonlySet<StoredNode>, source: NodeSource): ShownByQuery {
  const files = new Set<string>();
  const pictures = new Set<string>();
  for (const one of nodes) {
    if (one.internal.type === "Picture" && one.key !== undefined) pictures.add(one.key);
    const file = fileOf(one, source);
    if (file !== undefined) files.add(file);
  }
  return { files: [...files].sort(), pictures: [...pictures].sort() };
}

function fileOf(start: StoredNode, { node, content }: NodeSource): string | undefined {
  const made = MADE_OF[start.internal.type];
  if (made !== undefined) return made;
  let one: StoredNode | undefined = start;
  while (one && one.absolutePath === undefined) one = one.parent ? node(one.parent) : undefined;
  const path = one?.absolutePath;
  return path?.startsWith(`${content}/`) ? path.slice(content.length + 1) : undefined;
}

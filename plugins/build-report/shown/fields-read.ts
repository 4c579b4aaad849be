import {
  type ArgumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type ObjectValueNode,
  parse,
  type SelectionSetNode,
} from "gatsby/graphql";

/** Fields of records by the type of the record: dotted paths in its JSON, or {@link ALL}. */
export type FieldsRead = ReadonlyMap<string, ReadonlySet<string>>;

/** A record that a query picks by a value of the page, and the fields that it reads of that one alone. */
export interface PickedRecord {
  /** What its answer is called in the query. */
  readonly name: string;
  readonly type: string;
  /** The field of the node, and the value of the page that it equals. */
  readonly by: string;
  readonly variable: string;
  readonly fields: ReadonlySet<string>;
}

/** What a query reads. */
export interface QueryFields {
  /** Of the records that it lists, and of those that others lead to. */
  readonly reached: FieldsRead;
  readonly picks: readonly PickedRecord[];
}

/** In place of fields: the query may read any of them. */
export const ALL = "*";

/** What the name of a picture is made of; what is on it is told by the picture itself. */
const NAMING = ["id", "cname", "unit", "slug", "number", "videoPic"];

/** Fields of every node that are no part of its record. */
const OF_NODES = new Set(["id", "parent", "children", "internal"]);

const OPERATORS = new Set("eq ne in nin gt gte lt lte regex glob elemMatch".split(" "));

/** Where a field is: in which record, and at which path in it. */
interface Place {
  readonly record: string;
  readonly path: readonly string[];
  /** Where fields of a picked record are noted. */
  readonly picked?: Set<string>;
}

/** What Gatsby notes of a field: whether it has to be worked out, and by which of its links. */
interface Extensions {
  readonly needsResolve?: boolean;
  readonly link?: { readonly by: string; readonly from?: string };
  readonly recordLinks?: { readonly by: string; readonly from: string };
}

/**
 * The fields of records that a query reads: those that it selects, and those by which it picks, filters and sorts.
 * @param isRecord whether a type is that of a record
 */
export function fieldsRead(
  schema: GraphQLSchema,
  query: string,
  isRecord: (type: string) => boolean,
): QueryFields {
  const read = new Map<string, Set<string>>();
  const picks: PickedRecord[] = [];
  const note = (record: string, path: readonly string[], picked?: Set<string>) => {
    if (picked) {
      picked.add(path.join(".") || ALL);
      return;
    }
    const paths = read.get(record) ?? new Set();
    read.set(record, paths.add(path.join(".") || ALL));
  };
  const { definitions } = parse(query);
  const fragments = new Map(
    definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );

  const walk = (set: SelectionSetNode, type: GraphQLNamedType, place?: Place): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (fragment) inside(fragment, type, place);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) inside(selection, type, place);
      else if (isObjectType(type) || isInterfaceType(type)) {
        const field = type.getFields()[selection.name.value];
        // Groups and extremes of a list are asked for by the name of any field.
        const list = /^(.+)Connection$/.exec(type.name)?.[1];
        if (list !== undefined && selection.arguments?.length) note(list, []);
        if (field) walkField(field, selection, place);
      }
    }
  };
  const inside = (
    fragment: Pick<FragmentDefinitionNode, "selectionSet"> & {
      readonly typeCondition?: FragmentDefinitionNode["typeCondition"];
    },
    type: GraphQLNamedType,
    place?: Place,
  ): void => {
    const condition = fragment.typeCondition?.name.value;
    const narrowed = (condition === undefined ? undefined : schema.getType(condition)) ?? type;
    walk(fragment.selectionSet, narrowed, place);
  };
  const walkField = (
    field: GraphQLField<unknown, unknown>,
    selection: {
      readonly name: { readonly value: string };
      readonly alias?: { readonly value: string } | undefined;
      readonly selectionSet?: SelectionSetNode;
      readonly arguments?: readonly ArgumentNode[];
    },
    place?: Place,
  ): void => {
    const target = getNamedType(field.type);
    const asked = recordOf(target, isRecord);
    const given = selection.arguments ?? [];
    const key = place ? undefined : pickKey(given);
    if (asked === target.name && key && selection.selectionSet) {
      const fields = new Set([propertyOf(key.by)]);
      const name = (selection.alias ?? selection.name).value;
      picks.push({ name, type: asked, ...key, fields });
      walk(selection.selectionSet, target, { record: asked, path: [], picked: fields });
      return;
    }
    if (asked !== undefined && !place) for (const path of pickedBy(given)) note(asked, path);
    const within = place && placeOf(field, place, note);
    if (within && (!selection.selectionSet || isRecord(target.name))) {
      note(within.record, within.path, within.picked);
    }
    if (!selection.selectionSet) return;
    if (isRecord(target.name))
      walk(selection.selectionSet, target, { record: target.name, path: [] });
    else walk(selection.selectionSet, target, within);
  };

  for (const definition of definitions) {
    const root = schema.getQueryType();
    if (definition.kind === Kind.OPERATION_DEFINITION && root) walk(definition.selectionSet, root);
  }
  return { reached: read, picks };
}

/** The one value that a record is picked by, where it is a value of the page. */
function pickKey(given: readonly ArgumentNode[]): { by: string; variable: string } | undefined {
  const [one, ...others] = given;
  const equals = one?.value.kind === Kind.OBJECT ? one.value.fields : [];
  const [first, ...more] = equals;
  if (!one || !first || others.length + more.length > 0) return undefined;
  if (first.name.value !== "eq" || first.value.kind !== Kind.VARIABLE) return undefined;
  return { by: one.name.value, variable: first.value.name.value };
}

/** The type of the records that a field gives, by itself or as a connection. */
function recordOf(type: GraphQLNamedType, isRecord: (type: string) => boolean): string | undefined {
  const name = type.name.replace(/Connection$/, "");
  return isRecord(name) ? name : undefined;
}

/** Where the value of a field comes from; undefined where that has been noted, or is no part of the record. */
function placeOf(
  { name, type, extensions }: GraphQLField<unknown, unknown>,
  { record, path, picked }: Place,
  note: (record: string, path: readonly string[], picked?: Set<string>) => void,
): Place | undefined {
  if (path.length === 0 && OF_NODES.has(name)) return undefined;
  const { needsResolve = false, link, recordLinks } = extensions as Extensions;
  const target = getNamedType(type).name;
  const by = link?.by ?? recordLinks?.by;
  const own = picked && { picked };
  if (by !== undefined) {
    note(target, [propertyOf(by)]);
    return { record, path: [...path, link?.from ?? recordLinks?.from ?? name], ...own };
  }
  if (needsResolve) {
    // What is worked out may be worked out of anything.
    if (target === "Picture") for (const one of NAMING) note(record, [one], picked);
    else {
      note(record, [], picked);
      note(target, []);
    }
    return undefined;
  }
  return { record, path: [...path, path.length === 0 ? propertyOf(name) : name], ...own };
}

/** The property of a record that a field shows: Gatsby has an `id` of its own. */
const propertyOf = (field: string): string => (field === "jsonId" ? "id" : field);

/** The paths in a record by which the arguments of a query pick, filter and sort. */
function pickedBy(given: readonly ArgumentNode[]): string[][] {
  const paths: string[][] = [];
  const collect = (value: ObjectValueNode, path: readonly string[]): void => {
    for (const { name, value: inner } of value.fields) {
      const isOperator = OPERATORS.has(name.value);
      const next = isOperator
        ? path
        : [...path, path.length === 0 ? propertyOf(name.value) : name.value];
      if (inner.kind === Kind.OBJECT) collect(inner, next);
      else paths.push([...next]);
    }
  };
  for (const { name, value } of given) {
    const isPick = name.value !== "filter" && name.value !== "sort";
    const start = isPick ? [propertyOf(name.value)] : [];
    const objects = value.kind === Kind.LIST ? value.values : [value];
    for (const one of objects) if (one.kind === Kind.OBJECT) collect(one, start);
    // A whole filter that is a variable may be about anything.
    if (!isPick && objects.some(({ kind }) => kind === Kind.VARIABLE)) paths.push([]);
  }
  return paths;
}

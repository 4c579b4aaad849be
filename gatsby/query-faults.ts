import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  KnownFragmentNamesRule,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  Source,
  specifiedRules,
  UniqueFragmentNamesRule,
  UniqueOperationNamesRule,
  validate,
} from "graphql";

/** A mistake in a query or a fragment, and its place. */
export interface QueryFault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const SOURCE = /^(?!.*\.test\.).*\.tsx?$/;
const QUERY = /(\bgraphql`)([^`]*)/g;

/** Rules that Gatsby does not have, or has for itself: it counts queries and fragments over all packages. */
const LEFT_TO_GATSBY = new Set<unknown>([
  KnownFragmentNamesRule,
  NoUnusedFragmentsRule,
  UniqueFragmentNamesRule,
  UniqueOperationNamesRule,
]);
const RULES = specifiedRules.filter((rule) => !LEFT_TO_GATSBY.has(rule));

/**
 * The mistakes in the queries of a folder, each where it is written. Gatsby names the pages that use a fragment, at
 * a line that would be right in the fragment's file.
 */
export function queryFaults(folder: string, schema: GraphQLSchema): QueryFault[] {
  const faults: QueryFault[] = [];
  const documents: DocumentNode[] = [];
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!SOURCE.test(name)) continue;
    const file = join(folder, name);
    const code = readFileSync(file, "utf8");
    if (!code.includes("graphql`")) continue;
    try {
      documents.push(parse(new Source(queriesIn(code), file)));
    } catch (error) {
      faults.push(faultOf(error as GraphQLError));
    }
  }
  // Fragments of a file that cannot be read would be missed everywhere.
  if (faults.length > 0) return faults;
  const definitions = documents.flatMap((document) => document.definitions);
  return validate(schema, { kind: Kind.DOCUMENT, definitions }, RULES).map(faultOf);
}

/** The queries of a file at their places, with blanks for all else. */
function queriesIn(code: string): string {
  let queries = "";
  for (const { index, 1: tag = "", 2: query = "" } of code.matchAll(QUERY)) {
    queries += blank(code.slice(queries.length, index + tag.length)) + query;
  }
  return queries;
}

const blank = (code: string): string => code.replace(/[^\n]/g, " ");

function faultOf({ message, source, nodes, locations }: GraphQLError): QueryFault {
  const { line = 1, column = 1 } = locations?.[0] ?? {};
  return { file: (source ?? nodes?.[0]?.loc?.source)?.name ?? "", line, column, message };
}

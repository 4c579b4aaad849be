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

export interface QueryError {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const SOURCE = /^(?!.*\.test\.).*\.tsx?$/;
const QUERY = /(\bgraphql`)([^`]*)/g;

/** Rules that Gatsby checks itself or does not have: it sees queries and fragments of all packages. */
const GATSBY_RULES = new Set<unknown>([
  KnownFragmentNamesRule,
  NoUnusedFragmentsRule,
  UniqueFragmentNamesRule,
  UniqueOperationNamesRule,
]);
const RULES = specifiedRules.filter((rule) => !GATSBY_RULES.has(rule));

/**
 * Mistakes in a folder's queries, with their own positions. Gatsby reports the pages that use a fragment instead, with
 * a line number from the fragment's file.
 */
export function findQueryErrors(folder: string, schema: GraphQLSchema): QueryError[] {
  const queryErrors: QueryError[] = [];
  const documents: DocumentNode[] = [];
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!SOURCE.test(name)) continue;
    const file = join(folder, name);
    const code = readFileSync(file, "utf8");
    if (!code.includes("graphql`")) continue;
    try {
      documents.push(parse(new Source(queriesIn(code), file)));
    } catch (error) {
      queryErrors.push(queryErrorOf(error as GraphQLError));
    }
  }
  // Fragments of an unreadable file would be missing everywhere.
  if (queryErrors.length > 0) return queryErrors;
  const definitions = documents.flatMap((document) => document.definitions);
  return validate(schema, { kind: Kind.DOCUMENT, definitions }, RULES).map(queryErrorOf);
}

/** Queries of a file at their positions; everything else is blank. */
function queriesIn(code: string): string {
  let queries = "";
  for (const { index, 1: tag = "", 2: query = "" } of code.matchAll(QUERY)) {
    queries += blank(code.slice(queries.length, index + tag.length)) + query;
  }
  return queries;
}

const blank = (code: string): string => code.replace(/[^\n]/g, " ");

function queryErrorOf({ message, source, nodes, locations }: GraphQLError): QueryError {
  const { line = 1, column = 1 } = locations?.[0] ?? {};
  return { file: (source ?? nodes?.[0]?.loc?.source)?.name ?? "", line, column, message };
}

import { Kind, parse, visit } from "gatsby/graphql";
import { ANY } from "../../../lib/site/report/shown";

/**
 * Names of fields that matter to what a query gives but are not found in it under their own name: those that its
 * arguments name (filters, sorting), and those that it gives another name. Sorted; {@link ANY} among them where a
 * whole filter is a variable.
 */
export function unseenFields(query: string): string[] {
  // A page may have no query of its own.
  if (query === "") return [];
  const names = new Set<string>();
  visit(parse(query), {
    ObjectField: ({ name }) => void names.add(name.value),
    Argument: ({ name, value }) => {
      names.add(name.value);
      if (name.value === "filter" && value.kind === Kind.VARIABLE) names.add(ANY);
    },
    Field: ({ alias, name }) => {
      if (alias) names.add(name.value);
    },
  });
  return [...names].sort();
}

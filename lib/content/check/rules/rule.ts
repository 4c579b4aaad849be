import type { Finding } from "../../model/problems/problem";
import type { Content, Lists } from "../../read/records";
import type { Entry } from "../../read/entry";

/** One thing that must hold between records, or in a record beyond what a schema can say. */
export interface Rule {
  /** Name that is printed with every problem, `area-what`. */
  name: string;
  /**
   * Where the records lie that it refers to, as the start of paths in content/. While a problem has been
   * found there by the schemas or a rule before it in the list, the rule waits: one slip must not make
   * everything wrong that names the record.
   */
  dependsOn?: readonly string[];
  /** Whether it looks up records of many kinds by their names, and waits while one lies where nothing reads it. */
  needsAll?: boolean;
  /** Gives what does not hold. It looks only at values that no other check has refused. */
  check(content: Content): Iterable<Finding>;
}

/** The check of a rule that looks at the records of a kind one by one. */
export function eachOf<Kind extends keyof Lists | "all">(
  kind: Kind,
  check: (entry: Content[Kind][number], content: Content) => Iterable<Finding>,
): Rule["check"] {
  return function* (content) {
    for (const entry of content[kind]) yield* check(entry, content);
  };
}

/**
 * The fault of a record that lacks a property which it should have, or has one which it should not.
 * @param words what is said of one that is missing, of one too many, and of what is allowed
 */
export function* presence<Fields>(
  entry: Entry<Fields>,
  name: keyof Fields & string,
  isWanted: boolean,
  { missing, surplus, allowed }: Readonly<Record<"missing" | "surplus" | "allowed", string>>,
): Iterable<Finding> {
  if (!entry.isWhole(name) || entry.has(name) === isWanted) return;
  yield isWanted
    ? entry.finding([], { message: missing, allowed })
    : entry.finding([name], { message: surplus, allowed, atName: true });
}

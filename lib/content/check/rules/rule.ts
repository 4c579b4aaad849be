import type { Finding } from "../../model/problems/problem";
import type { Content, Lists } from "../../read/records";
import type { Entry } from "../../read/entry";

export interface Rule {
  /** Printed with every problem, `area-what`. */
  name: string;
  /**
   * Records that the rule looks up, as path prefixes in content/. If the schemas or an earlier rule found a problem
   * there, the rule waits: one mistake must not make all references to a record wrong.
   */
  dependsOn?: readonly string[];
  /** True for rules that look up records of many kinds: they wait while any file is in a wrong folder. */
  needsAllPlaced?: boolean;
  /** Yields violations. Looks only at values that passed all earlier checks. */
  check(content: Content): Iterable<Finding>;
}

export function eachOf<Kind extends keyof Lists | "all">(
  kind: Kind,
  check: (entry: Content[Kind][number], content: Content) => Iterable<Finding>,
): Rule["check"] {
  return function* (content) {
    for (const entry of content[kind]) yield* check(entry, content);
  };
}

/**
 * The fault of a record without a required property, or with a superfluous one.
 * @param words messages for a missing and for a superfluous property, and the allowed values
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

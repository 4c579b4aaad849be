import type { Finding } from "../problem";
import type { Content } from "../../read/content";

/** One thing that must hold between records, or in a record beyond what a schema can say. */
export interface Rule {
  /** Name that is printed with every problem, `area-what`. */
  name: string;
  /** What must hold, in one sentence. */
  description: string;
  /**
   * Where the records lie that it refers to, as the start of paths in content/. While a problem has been
   * found there by the schemas or a rule before it in the list, the rule waits: one slip must not make
   * everything wrong that names the record.
   */
  leansOn?: readonly string[];
  /** Gives what does not hold. It looks only at values that no other check has refused. */
  check(content: Content): Iterable<Finding>;
}

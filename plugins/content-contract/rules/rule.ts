import type { Finding } from "../problem";
import type { Content } from "../read/content";

/** One thing that must hold between records, or in a record beyond what a schema can say. */
export interface Rule {
  /** Name that is printed with every problem, `area-what`. */
  name: string;
  /** What must hold, in one sentence. */
  description: string;
  /** Gives what does not hold. It looks only at values that no other check has refused. */
  check(content: Content): Iterable<Finding>;
}

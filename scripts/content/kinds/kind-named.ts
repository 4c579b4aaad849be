import type { PlacedReference } from "../../../lib/content/model/references/reference";
import { knownName } from "../../../lib/command-line/known-name";
import { CommandError } from "../../../lib/command-line/command-error";
import { type KindName, NAMED_KINDS } from "./kinds";

/** @throws CommandError if there is no such kind */
export const kindNamed = (name: string): KindName =>
  knownName("kind", name, Object.keys(NAMED_KINDS) as KindName[]);

/** Ids of a kind's records, unique and in alphabetical order. */
export function namesOf(kind: KindName, references: readonly PlacedReference[]): string[] {
  const { refers, nameIs } = NAMED_KINDS[kind];
  const own = references.filter(
    (one) => one.refers === refers && one.role === "value" && one.path.at(-1) === nameIs,
  );
  return [...new Set(own.map(({ value }) => String(value)))].sort();
}

/** Allowed in addresses and file names; schemas restrict names further. */
const NAME = /^[A-Za-z0-9][\w-]*(\/[A-Za-z0-9][\w-]*)?$/;

/** @throws CommandError if a name cannot be part of an address, or another record of the kind has it */
export function assertFree(
  kind: KindName,
  name: string,
  references: readonly PlacedReference[],
): void {
  const isAllowed = NAME.test(name) && (kind === "campaign" || !name.includes("/"));
  if (!isAllowed) {
    throw new CommandError(`"${name}" cannot be part of an address: letters, digits, - and _ can.`);
  }
  if (namesOf(kind, references).includes(name)) {
    throw new CommandError(`There is a ${kind} "${name}" already.`);
  }
}

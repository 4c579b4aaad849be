import { basename } from "node:path";
import type { KindKey } from "../../../lib/content/kinds/kinds";

/** A file that a commit changed, by its paths before and after. */
export interface ChangedFile {
  readonly kind: KindKey;
  readonly from: string;
  readonly to: string;
}

/** The facts that name other records, each with the kind of those. */
export const RENAMED_IN_FACTS = { unit: "units", circle: "clubs" } as const;

/**
 * A record as it was before a commit, with the names that the commit gave to records it names: another name for the
 * same unit or club puts no fact right.
 */
export function withNewNames(record: object, files: readonly ChangedFile[]): object {
  const renamed = { ...record } as Record<string, unknown>;
  for (const [fact, kind] of Object.entries(RENAMED_IN_FACTS)) {
    const names = new Map(
      files
        .filter((file) => file.kind === kind)
        .map(({ from, to }) => [basename(from, ".json"), basename(to, ".json")]),
    );
    const newName = (name: unknown) => names.get(name as string) ?? name;
    const value = renamed[fact];
    if (value !== undefined) {
      renamed[fact] = Array.isArray(value) ? value.map(newName) : newName(value);
    }
  }
  return renamed;
}

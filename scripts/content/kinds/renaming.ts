import type { Reference } from "../../../lib/content/model/references/reference";
import { informationPath } from "../../../lib/content/model/pages/paths";
import type { RenamedKind } from "./kinds";

export interface Renaming {
  readonly kind: RenamedKind;
  readonly from: string;
  readonly to: string;
}

/** A reference's value after a renaming; undefined if it does not name the record. */
export function renamedValue(
  { refers, value }: Pick<Reference, "refers" | "value">,
  { kind, from, to }: Renaming,
): string | undefined {
  if (refers === kind.refers) return value === from ? to : undefined;
  if (refers === "picture") {
    const place = kind.pictures(from).indexOf(String(value));
    return kind.pictures(to)[place];
  }
  if (refers !== "address") return undefined;
  const renamed = renamedAddress(String(value), { kind, from, to });
  return renamed === value ? undefined : renamed;
}

export const isNamedBy = (reference: Reference, kind: RenamedKind, name: string): boolean =>
  renamedValue(reference, { kind, from: name, to: "" }) !== undefined;

/** Replaces the record's name in an address: in the path, the fragment or a parameter. */
function renamedAddress(address: string, { kind, from, to }: Renaming): string {
  const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const old = kind.address?.(from);
  if (old === undefined || !address.startsWith("/")) return address;
  if (old.startsWith(`${informationPath}#`)) {
    // The page of all notices, or of a half-year.
    const isThere = path === informationPath || path.startsWith(`${informationPath}/`);
    return isThere && fragment === `#${from}` ? `${path}${query}#${to}` : address;
  }
  const moved = path === old ? (kind.address?.(to) ?? "") : path;
  return moved + renamedQuery(query, { kind, from, to }) + fragment;
}

function renamedQuery(query: string, { kind, from, to }: Renaming): string {
  if (!kind.parameter) return query;
  return query.replace(
    new RegExp(`([?&]${kind.parameter}=)([^&]*)`, "g"),
    (whole, start: string, name: string) => (name === from ? start + to : whole),
  );
}

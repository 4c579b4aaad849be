import { counted } from "#lib/format/counted";
import { noticeKindNames } from "#src/data/answers/notice-kinds";

/** Title of a filtered list: `All notices`, `Tour events`, `Tour events with Knights`. */
export function resultName(kind: string | undefined, unitName: string | undefined): string {
  const name = kind === undefined ? "notices" : noticeKindNames(kind).plural;
  if (unitName !== undefined) return `${kind === undefined ? "Notices" : name} with ${unitName}`;
  return kind === undefined ? "All notices" : name;
}

/** Number of results and page: `1 notice`, `102 notices, page 2 of 9`. */
export function resultCount(found: number, page = 1, pages = 1): string {
  const count = counted(found, "notice");
  return page === 1 ? count : `${count}, page ${page} of ${pages}`;
}

import type { ActivityList } from "../../../../content/types";
import { inFileOrder } from "../../model/pages/by-newest";
import type { RawContent } from "../../read/read-content";
import { inspectDrawing } from "../drawing/inspect-drawing";
import { CONTENT } from "../../read/snapshot";
import { styleOf } from "./check-style";
import { type Fix, recoded } from "./line-ends";

const BOARD = `${CONTENT}/api/activity-list.json`;

/** Fixed texts for `--fix`, at most one of a file at a time. */
export const fixesOf = (raw: RawContent): Fix[] => [
  ...recoded(raw),
  ...strict(raw),
  ...styleOf(raw),
  ...sorted(raw),
  ...drawn(raw),
];

/** Records with JSON's commas and quotation marks. */
const strict = ({ files }: RawContent): Fix[] =>
  files.flatMap(({ path, fixed }) =>
    fixed === undefined ? [] : [{ file: path, rule: "json", fixed }],
  );

/** The board, if its notices are not sorted by date. */
function sorted({ files, problems }: RawContent): Fix[] {
  const board = files.find(({ path }) => path === BOARD);
  const isRead = board?.valid && problems.every(({ file }) => file !== BOARD);
  const notices = isRead && Array.isArray(board.data) ? (board.data as ActivityList) : [];
  // A notice without its day yet stays in its place.
  if (notices.some((one) => !/^\d{4}-\d\d-\d\d$/.test(String(one?.start)))) return [];
  const right = inFileOrder(notices);
  if (right.every((one, index) => one === notices[index])) return [];
  return [{ file: BOARD, rule: "notices", fixed: `${JSON.stringify(right, null, 2)}\n` }];
}

/** Drawings without the additions of drawing programs. */
function drawn({ drawings, illustrations }: RawContent): Fix[] {
  return [...drawings, ...illustrations].flatMap((one) => {
    const fixed = one.isReadable ? inspectDrawing(one).fixed : undefined;
    return fixed === undefined ? [] : [{ file: one.file, rule: "drawing", fixed }];
  });
}

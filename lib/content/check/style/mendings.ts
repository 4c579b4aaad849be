import type { ActivityList } from "../../../../content/types";
import { newestFirst } from "../../model/pages/by-newest";
import type { RawContent } from "../../read/read-content";
import { inspectDrawing } from "../drawing/mendable";
import { CONTENT } from "../../read/snapshot";
import { styleOf } from "./check-style";
import { type Mending, recoded } from "./line-ends";

const BOARD = `${CONTENT}/api/activity-list.json`;

/** Texts that `--fix` writes, one of a file at a time. */
export const mendingsOf = (raw: RawContent): Mending[] => [
  ...recoded(raw),
  ...strict(raw),
  ...styleOf(raw),
  ...sorted(raw),
  ...drawn(raw),
];

/** Records with commas and quotation marks as JSON has them. */
const strict = ({ files }: RawContent): Mending[] =>
  files.flatMap(({ path, mended }) =>
    mended === undefined ? [] : [{ file: path, rule: "json", fixed: mended }],
  );

/** The board, if its notices are not in the order of their days. */
function sorted({ files, problems }: RawContent): Mending[] {
  const board = files.find(({ path }) => path === BOARD);
  const isRead = board?.valid && problems.every(({ file }) => file !== BOARD);
  const notices = isRead && Array.isArray(board.data) ? (board.data as ActivityList) : [];
  if (notices.some((one) => typeof one?.start !== "string")) return [];
  const right = newestFirst(notices);
  if (right.every((one, index) => one === notices[index])) return [];
  return [{ file: BOARD, rule: "notices", fixed: `${JSON.stringify(right, null, 2)}\n` }];
}

/** Drawings with what drawing programs add. */
function drawn({ drawings, illustrations }: RawContent): Mending[] {
  return [...drawings, ...illustrations].flatMap((one) => {
    const fixed = one.isReadable ? inspectDrawing(one).mended : undefined;
    return fixed === undefined ? [] : [{ file: one.file, rule: "drawing", fixed }];
  });
}

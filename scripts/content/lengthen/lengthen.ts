import type { Character, Play } from "../../../content/types";
import { KINDS } from "../../../lib/content/kinds/kinds";
import { PLAY_FILE } from "../../../lib/content/kinds/single-files";
import { CONTENT, takeSnapshot } from "../../../lib/content/read/snapshot";
import { castOf, readIds, writeIds } from "../../../lib/play/cast";
import { lengthened } from "../../../lib/play/guess/lengthened";
import { command } from "../command";
import { Draft } from "../draft/draft";
import { assertValid } from "../valid-content";

const USAGE = `npm run content lengthen

Adds a round to the answers of the daily puzzles (content/play.json), in which every idol is the answer once. Where
idols have come or gone since the last list of those who can be sorted, a new list is added too. Nothing that is
there changes.`;

const FILE = `${CONTENT}/${PLAY_FILE}`;

/** `npm run content lengthen`: makes the list of daily puzzles longer. */
export const lengthen = command({
  summary: "adds answers to the list of daily puzzles, which never changes otherwise",
  usage: USAGE,
  run(root) {
    const draft = new Draft(root, takeSnapshot(root));
    const cast = castOf(draft.recordsOf<Character>(KINDS.characters.folder)).map(({ id }) => id);
    const before = draft.record<Play>(FILE);
    const rounds = lengthened(before.rounds.map(readIds), cast).map(writeIds);
    const isKnown = before.casts.at(-1) === writeIds(cast);
    const casts = isKnown ? before.casts : [...before.casts, writeIds(cast)];
    draft.writeRecord(FILE, { ...before, rounds, casts });
    assertValid(draft.check());
    draft.save();
    const days = rounds.flatMap(readIds).length;
    return `There are puzzles for ${days} days from ${before.firstDay} on${isKnown ? "" : ", and a new list of idols to sort"}.`;
  },
});

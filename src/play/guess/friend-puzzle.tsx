import { siteHere } from "#src/data/browser/base-path";
import { useState } from "react";
import { friendPuzzlePath } from "#lib/content/model/pages/paths";
import { friendCode } from "#lib/play/guess/friend-code";
import { CopyButton } from "#src/ui/primitives/copy-button/copy-button";
import { IdolField } from "#src/ui/records/idol-field/idol-field";
import type { GuessIdol } from "./guess-idol";
import * as styles from "./friend-puzzle.late.module.css";
import { Stack } from "#src/ui/primitives/elements";
import { Rays } from "#src/ui/primitives/rays/rays";

export function FriendPuzzle({ people }: { people: readonly GuessIdol[] }) {
  const [puzzle, setPuzzle] = useState<{ name: string; address: string }>();
  const createPuzzle = ({ id, name }: { id: number; name: string }) => {
    const [salt = 0] = crypto.getRandomValues(new Uint8Array(1));
    const path = friendPuzzlePath(friendCode(id, salt));
    setPuzzle({ name, address: `${siteHere()}${path}` });
  };
  return (
    <Rays as="section" tone="pink" className={styles.friend} aria-labelledby="friend">
      <Stack gap={4} className={styles.envelope}>
        <h2 id="friend" tabIndex={-1}>
          A puzzle for a friend
        </h2>
        <p>Choose an idol for your friend to guess. The link does not show the name.</p>
        <IdolField label="Idol to guess" people={people} onChoose={createPuzzle} />
        <output className={styles.done}>
          {puzzle && `The link is ready: your friend has to guess ${puzzle.name}.`}
        </output>
        {puzzle && (
          <CopyButton
            shadow={1}
            key={puzzle.address}
            text={puzzle.address}
            done="The link is copied."
          >
            Copy the link
          </CopyButton>
        )}
      </Stack>
    </Rays>
  );
}

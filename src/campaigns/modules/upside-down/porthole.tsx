import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { Picture } from "#src/ui/primitives/picture/picture";
import * as styles from "./porthole.module.css";
import set from "./porthole.svg";

interface PortholeProps {
  members: readonly Queries.UpsideDownCharacterFragment[];
  isStanding: boolean;
}

/** The stage, seen through a round window, so that it can turn in its place. */
export function Porthole({ members, isStanding }: PortholeProps) {
  return (
    <div className={styles.porthole} data-standing={isStanding ? "" : undefined}>
      <div className={styles.stage}>
        <Drawing className={styles.set} from={`${set}#set`} viewBox="0 0 600 600" />
        <div className={styles.cast}>
          {members.map((character) => (
            <div key={character.jsonId} className={styles.figure}>
              <Picture
                className={styles.picture}
                image={character.posterPicture.card}
                alt=""
                sizes="(min-width: 900px) 150px, 26vw"
              />
            </div>
          ))}
        </div>
        <p className={styles.sign} aria-hidden>
          This way up
        </p>
      </div>
    </div>
  );
}

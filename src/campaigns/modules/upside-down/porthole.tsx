import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { Picture } from "#src/ui/primitives/picture/picture";
import * as styles from "./porthole.module.css";
import set from "./porthole.svg";

interface PortholeProps {
  cast: readonly Queries.UpsideDownCharacterFragment[];
  isStanding: boolean;
}

/** Who hangs from the floor of the stage. */
const ON_STAGE = [71, 27, 41];

/** The stage, seen through a round window, so that it can turn in its place. */
export function Porthole({ cast, isStanding }: PortholeProps) {
  const standing = ON_STAGE.flatMap((id) => cast.filter(({ jsonId }) => jsonId === id));
  return (
    <div className={styles.porthole} data-standing={isStanding ? "" : undefined}>
      <div className={styles.stage}>
        <Drawing className={styles.set} from={`${set}#set`} viewBox="0 0 600 600" />
        <div className={styles.cast}>
          {standing.map((character) => (
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

import { Picture } from "#src/ui/primitives/picture/picture";
import * as styles from "./porthole.module.css";

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
        <svg className={styles.set} viewBox="0 0 600 600" aria-hidden>
          <path className={styles.wall} d="M0 0h600v600H0Z" />
          <path className={styles.beams} d="M300 90L60 600H250ZM300 90L540 600H350Z" />
          <path className={styles.floor} d="M0 470H600V600H0Z" />
          <path
            className={styles.boards}
            d="M0 512H600M0 552H600M120 470L70 600M250 470L232 600M350 470L368 600M480 470L530 600"
          />
          <path
            className={styles.curtain}
            d="M0 0H150Q140 250 40 330L30 470H0ZM600 0H450Q460 250 560 330L570 470H600Z"
          />
          <path
            className={styles.folds}
            d="M50 0Q50 230 14 330M100 0Q96 230 30 320M550 0Q550 230 586 330M500 0Q504 230 570 320"
          />
          <path
            className={styles.valance}
            d="M0 60H600V120Q550 170 500 120Q450 170 400 120Q350 170 300 120Q250 170 200 120Q150 170 100 120Q50 170 0 120Z"
          />
          <g>
            <path className={styles.chain} d="M300 60V190" />
            <path className={styles.brass} d="M220 214Q300 270 380 214L372 200Q300 236 228 200Z" />
            <path
              className={styles.candles}
              d="M226 170h14v34h-14ZM293 180h14v38h-14ZM360 170h14v34h-14Z"
            />
            <path
              className={styles.flames}
              d="M233 142q12 16 0 28q-12 -12 0 -28ZM300 152q12 16 0 28q-12 -12 0 -28ZM367 142q12 16 0 28q-12 -12 0 -28Z"
            />
          </g>
        </svg>
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

import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { Picture } from "#src/ui/primitives/picture/picture";
import { useStored } from "#src/data/storage/use-stored";
import emblems from "./emblems.svg";
import * as styles from "./badges.late.module.css";
import { ACHIEVEMENTS, FILM_ENTRY } from "./film-entry";
import { Text } from "#src/ui/primitives/elements";
import { Grid } from "#src/ui/primitives/grid/grid";

export function Badges({ star, ticket }: { star: IGatsbyImageData; ticket: IGatsbyImageData }) {
  const { state, isPersistent } = useStored(FILM_ENTRY);
  const { unlocked } = state;
  return (
    <section className={styles.board} aria-labelledby="stubs">
      <header className={styles.head}>
        <h2 id="stubs" className={styles.heading}>
          Achievements
        </h2>
        <p className={styles.count}>
          <b>{unlocked.length || ACHIEVEMENTS.length}</b>{" "}
          {unlocked.length > 0 ? `of ${ACHIEVEMENTS.length} unlocked` : "to unlock"}
        </p>
        <p className={styles.words}>
          Each is for something that can be done with the film. They are kept on this device
          {isPersistent ? "." : " only until you leave: this browser stores nothing."}
        </p>
        {unlocked.includes("last-frame") ? (
          <div className={styles.ticket}>
            <Picture image={ticket} alt="Your ticket" sizes="300px" />
          </div>
        ) : null}
      </header>
      <Grid className={styles.stubs}>
        {ACHIEVEMENTS.map(({ key, title, hint, words }) => {
          const isUnlocked = unlocked.includes(key);
          return (
            <li key={key} className={styles.stub} data-unlocked={isUnlocked || undefined}>
              {isUnlocked && key === "hidden-star" ? (
                <Picture className={styles.emblem} image={star} alt="" sizes="90px" />
              ) : (
                <Drawing className={styles.emblem} from={`${emblems}#${key}`} viewBox="0 0 64 64" />
              )}
              <h3>{title}</h3>
              <p className={styles.text}>{isUnlocked ? words : hint}</p>
              <Text size={2} weight={800} soft className={styles.state}>
                {isUnlocked ? "Unlocked" : "Not yet"}
              </Text>
            </li>
          );
        })}
      </Grid>
    </section>
  );
}

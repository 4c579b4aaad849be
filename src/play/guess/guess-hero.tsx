import type { ReactNode } from "react";
import { formatDate } from "#lib/format/birthday";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import type { Round } from "./rounds";
import stage from "./guess-stage.svg";
import * as hero from "#src/ui/primitives/hero/hero.module.css";
import * as styles from "./guess-hero.module.css";

/** Somebody behind a screen in the spotlight, and what is played. */
export function GuessHero({ round, children }: { round: Round | undefined; children: ReactNode }) {
  return (
    <header className={styles.hero}>
      <Drawing className={styles.stage} from={`${stage}#stage`} viewBox="0 0 480 420" />
      <div className={styles.words}>
        <p className={hero.badge}>{round ? wordsOf(round) : "A new one each day in Japan"}</p>
        <h1 className={styles.title}>
          Guess <span>the idol</span>
        </h1>
        <p className={hero.lead}>
          Somebody stands behind the screen. Eight guesses; each is answered in eight facts of the
          profiles, Year 2, with hair as our posters draw it.
        </p>
        {children}
      </div>
    </header>
  );
}

function wordsOf({ kind, title, day, isLate }: Round): string {
  if (kind === "friend") return "A friend’s puzzle";
  if (kind === "free" || day === undefined) return "Free play";
  return `${title[0]?.toUpperCase()}${title.slice(1)} · ${formatDate(day)}${isLate ? "" : " in Japan"}`;
}

import { FEEDS } from "#lib/site/feeds/feed-paths";
import * as hero from "#src/ui/primitives/hero/hero.module.css";
import * as styles from "./information-hero.module.css";
import type { ListedNotice } from "./notice-list";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import door from "./stage-door.svg";

/** The stage door, where the company reads what is pinned up. */
export function InformationHero({ notices }: { notices: readonly ListedNotice[] }) {
  const years = notices.map(({ start }) => start.slice(0, 4));
  return (
    <header className={styles.hero}>
      <div className={styles.stage}>
        <div className={styles.words}>
          <p className={styles.badge}>Pinned up by the stage door</p>
          <h1 className={styles.title}>Notice board</h1>
          <p className={hero.lead}>
            {years.length > 0
              ? `${years.length} notices from ${years.at(-1)} to ${years[0]}, newest first: every event we have dates for, every album on the road, every debut.`
              : "The board is bare. Somebody has gone for drawing pins."}
          </p>
          <p className={styles.feeds}>
            Follow along: <a href={FEEDS.notices.atom}>Atom</a>{" "}
            <a href={FEEDS.notices.json}>JSON Feed</a>
          </p>
        </div>
        <div className={styles.picture}>
          <Drawing
            className={styles.door}
            from={`${door}#door`}
            viewBox="0 0 560 560"
            width="560"
            height="560"
          />
        </div>
      </div>
    </header>
  );
}

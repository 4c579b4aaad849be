import { atBase } from "#src/data/browser/base-path";
import { FEEDS } from "#lib/site/feeds/feed-paths";
import * as hero from "#src/ui/primitives/hero/hero.module.css";
import * as styles from "./information-hero.module.css";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import door from "./stage-door.svg";

interface InformationHeroProps {
  title: string;
  lead: string;
  hasFeeds?: boolean;
}

/** The stage door, where the company reads what is pinned up. */
export function InformationHero({ title, lead, hasFeeds = false }: InformationHeroProps) {
  return (
    <header className={styles.hero}>
      <div className={styles.stage}>
        <div className={styles.words}>
          <p className={styles.badge}>News of the game</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={hero.lead}>{lead}</p>
          {hasFeeds && (
            <p className={styles.feeds}>
              Follow along: <a href={atBase(FEEDS.notices.atom)}>Atom</a>{" "}
              <a href={atBase(FEEDS.notices.json)}>JSON Feed</a>
            </p>
          )}
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

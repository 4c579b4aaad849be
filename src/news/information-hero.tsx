import { atBase } from "#src/data/browser/base-path";
import { FEEDS } from "#lib/site/feeds/feed-paths";
import { Hero } from "#src/ui/primitives/hero/hero";
import * as styles from "./information-hero.module.css";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import door from "./stage-door.svg";

interface InformationHeroProps {
  title: string;
  lead: string;
  hasFeeds?: boolean;
}

export function InformationHero({ title, lead, hasFeeds = false }: InformationHeroProps) {
  return (
    <header className={styles.hero}>
      <div className={styles.stage}>
        <div className={styles.words}>
          <Hero
            label="News of the game"
            labelClass={styles.badge}
            title={title}
            titleClass={styles.title}
            lead={lead}
          />
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

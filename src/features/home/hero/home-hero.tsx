import { graphql } from "gatsby";
import { QrCode } from "../../../components/qr-code/qr-code";
import { SiteLink } from "../../../components/site-link/site-link";
import { unitsPath } from "../../../lib/paths";
import { Slide } from "../slides/slide";
import { HomeFilm } from "./home-film";
import * as styles from "./home-hero.module.css";
import { PosterFan } from "./poster-fan";
import { Ticker } from "./ticker";

interface HomeHeroProps {
  posters: readonly Queries.FanPosterFragment[];
  idols: readonly Queries.HomeIdolFragment[];
  counts: { characters: number; units: number };
  source: Queries.HomeSourceFragment | null;
  notice: Queries.TickerNoticeFragment | undefined;
  newest: Queries.TickerUnitFragment | undefined;
}

/**
 * The first section: our call, where to go, where to get the game, and the poster of the day, or the
 * film or picture of content/api/source-url.json in its place.
 */
export function HomeHero({ posters, idols, counts, source, notice, newest }: HomeHeroProps) {
  const hasFilm = Boolean(source?.homeVideoUrl || source?.homeImgUrl);
  return (
    <Slide name="main" labelledBy="home-title" className={styles.hero}>
      <div className={styles.words}>
        <h1 id="home-title" className={styles.title}>
          <span>Lights </span>
          <span>down, </span>
          <span>voices </span>
          <span>up.</span>
        </h1>
        <p className={styles.lead}>
          {counts.characters} profiles, {counts.units} groups, one stage: what a fan wants to know
          of everybody in Ensemble Stars!! Music.
        </p>
        <div className={styles.ways}>
          <ul className={styles.doors}>
            <li>
              <SiteLink className={styles.units} target={unitsPath}>
                Meet the units
              </SiteLink>
            </li>
            <li>
              <SiteLink className={styles.game} target="/download">
                Get the game
              </SiteLink>
            </li>
            <li className={styles.stores}>
              <SiteLink className={styles.store} target={source?.ios ?? ""}>
                App Store
              </SiteLink>
              <SiteLink className={styles.store} target={source?.android ?? ""}>
                Google Play
              </SiteLink>
            </li>
          </ul>
          <div className={styles.code}>
            <QrCode path="/appstore" label="Scan for the game" />
          </div>
        </div>
      </div>
      {source && hasFilm ? <HomeFilm source={source} /> : <PosterFan {...{ posters, idols }} />}
      <Ticker idols={idols} notice={notice} newest={newest} />
    </Slide>
  );
}

export const homeSourceFragment = graphql`
  fragment HomeSource on SourceUrl {
    ios
    android
    ...HomeFilm
  }
`;

import { fileAtBase } from "#src/data/browser/base-path";
import { graphql } from "gatsby";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { QrCode } from "#src/ui/primitives/qr-code/qr-code";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { unitsPath } from "#lib/content/model/pages/paths";
import { ownPath } from "#src/app/routing/safe-address";
import { storeAddresses } from "#src/data/downloads/app-stores";
import type { LiveAnswer } from "#src/data/answers/live-answer";
import { useStores } from "#src/data/stores/store-context";
import { StaleNotice } from "#src/ui/primitives/stale-notice/stale-notice";
import { Rays } from "#src/ui/primitives/rays/rays";
import { Panel, Tag, Title } from "#src/ui/primitives/elements";
import { useSource } from "#src/data/downloads/use-source";
import { Slide } from "../slides/slide";
import { HomeFilm } from "./home-film";
import * as styles from "./home-hero.module.css";
import { PosterFan } from "./poster-fan";
import { Ticker } from "./ticker";

interface HomeHeroProps {
  data: Queries.HomeTemplateQuery;
  notices: LiveAnswer<
    readonly Pick<Queries.HomeNoticeFragment, "id" | "start" | "end" | "title">[]
  >;
}

const STORES = [
  ["ios", "App Store"],
  ["android", "Google Play"],
  ["tap", "TapTap"],
] as const;

/** First section: links, stores of the game, and the poster of the day or the film of `sourceUrl`. */
export const HomeHero = observer(function HomeHero({ data, notices }: HomeHeroProps) {
  const { idols, site } = data;
  const posters = site?.featured.homeCharacters ?? [];
  const { download } = useStores();
  const source = useSource(data.source);
  const addresses = storeAddresses({ source, links: site?.links });
  const stores = STORES.filter(([store]) => addresses[store] !== "");
  const [brokenFilmKey, setBrokenFilmKey] = useState<string>();
  const film = filmOf(source);
  const filmKey = Object.values(film).join(" ");
  const hasFilm = filmKey.trim() !== "" && filmKey !== brokenFilmKey;
  return (
    <Rays as={Slide} name="main" labelledBy="home-title" className={styles.hero}>
      <div className={styles.words}>
        <Title as="h1" outline="raised" id="home-title" className={styles.title}>
          <span>Lights </span>
          <span>down, </span>
          <span>voices </span>
          <span>up.</span>
        </Title>
        <Panel as="p" shadow={2} className={styles.lead}>
          A fan guide to the rhythm game Ensemble Stars!! Music: meet everyone.
        </Panel>
        {site && site.start.length > 0 && (
          <nav className={styles.start} aria-labelledby="new-here">
            <p id="new-here" className={styles.question}>
              New here?
            </p>
            <ul className={styles.answers}>
              {site.start.map(({ title, target }) => (
                <li key={title}>
                  <Tag as={SiteLink} className={styles.answer} target={target}>
                    {title}
                  </Tag>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.links}>
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
            {stores.length > 0 && (
              <li className={styles.stores}>
                <span className={styles.edition}>{site?.links.edition}</span>
                {stores.map(([store, shop]) => (
                  <Tag as={SiteLink} key={store} className={styles.store} target={addresses[store]}>
                    {shop}
                  </Tag>
                ))}
              </li>
            )}
          </ul>
          <div className={styles.code}>
            <QrCode
              path="/appstore"
              label="Scan for the game"
              picture={fileAtBase(ownPath(source?.codeUrl))}
            />
          </div>
        </div>
      </div>
      {hasFilm ? (
        <HomeFilm key={filmKey} source={film} onFail={() => setBrokenFilmKey(filmKey)} />
      ) : (
        <PosterFan posters={posters} idols={idols.nodes} />
      )}
      <Ticker idols={idols.nodes} notice={notices.value[0]} />
      <div className={styles.mark}>
        <StaleNotice answers={[download.answer, notices]} part="Front page" />
      </div>
      <LateSheets />
    </Rays>
  );
});

/** Film and pictures for this section, without those of other hosts, which our headers forbid. */
function filmOf(source: Queries.HomeFilmFragment | null): Queries.HomeFilmFragment {
  return {
    homeVideoUrl: fileAtBase(ownPath(source?.homeVideoUrl)),
    homeSpVideoUrl: fileAtBase(ownPath(source?.homeSpVideoUrl)),
    homeImgUrl: fileAtBase(ownPath(source?.homeImgUrl)),
    homeSpImgUrl: fileAtBase(ownPath(source?.homeSpImgUrl)),
  };
}

export const homeFragments = graphql`
  fragment HomeSource on SourceUrl {
    ios android tap codeUrl
    ...HomeFilm
  }

  fragment HomeSite on SiteDefaults {
    title
    links { appStore googlePlay edition }
    start { title target }
    releases { date title about }
  }
`;

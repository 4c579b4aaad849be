import { fileAtBase } from "#src/data/browser/base-path";
import { Link } from "gatsby";
import { observer } from "mobx-react-lite";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { OfficialLinks } from "#src/ui/records/official-links/official-links";
import {
  ExternalLinkList,
  externalLinksOf,
} from "#src/ui/records/external-link-list/external-link-list";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { knownLanguages } from "#src/app/routing/known-languages";
import { formatDate } from "#lib/format/date";
import { ownPath } from "#src/app/routing/safe-address";
import { storeAddresses } from "#src/data/downloads/app-stores";
import { useStores } from "#src/data/stores/store-context";
import { StaleNotice } from "#src/ui/primitives/stale-notice/stale-notice";
import { useFollowed } from "#src/data/answers/use-answer";
import { useSource } from "#src/data/downloads/use-source";
import cautions from "./before-you-press.json";
import * as styles from "./download-page.module.css";
import * as parts from "./download-page.late.module.css";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { Picture } from "#src/ui/primitives/picture/picture";
import { GameStores } from "./game-stores";
import lanes from "./lanes.svg";
import {
  Button,
  ButtonLink,
  Cluster,
  Panel,
  Section,
  Stack,
  Text,
  Title,
} from "#src/ui/primitives/elements";

/** Introduces the game and links to its stores. Fetches the addresses itself, as the page has no header. */
export const DownloadPage = observer(function DownloadPage(props: {
  data: Queries.DownloadPageQuery;
}) {
  const { site, ...data } = props.data;
  const { download } = useStores();
  useFollowed(download.answer);
  const source = useSource(data.source);
  if (!site) return null;
  const officialSites = externalLinksOf(site.elsewhere, ["edition"]);
  const help = externalLinksOf(site.elsewhere, ["help"]);
  const languages = knownLanguages(site.languages);
  return (
    <>
      <header className={styles.hero}>
        <Section as="div" className={styles.stage}>
          <Stack gap={5} className={styles.words}>
            <ButtonLink size="small" tone="dark" to="/">
              Encore! Home
            </ButtonLink>
            <h1 className={styles.title}>Get the game</h1>
            <Panel as="p" className={styles.lead}>
              <strong>Ensemble Stars!! Music</strong> is a game of songs and stories for phones and
              tablets. You tap in time, the idols dance, and in between you read why two of them are
              not speaking to each other.
            </Panel>
            <GameStores
              addresses={storeAddresses({ source, links: site.links })}
              edition={site.links.edition}
              picture={fileAtBase(ownPath(source?.codeUrl))}
            />
            {officialSites.length > 0 && (
              <Panel className={styles.elsewhere}>
                <ExternalLinkList links={officialSites} />
              </Panel>
            )}
          </Stack>
          <Phone image={site.featured.downloadUnit.display.tallPicture.imageData} />
        </Section>
      </header>
      <StaleNotice answers={[download.answer]} part="Downloads" />
      <LateSheets />
      <section className={parts.facts} aria-labelledby="know">
        <Section as="div" className={parts.inner}>
          <Title size={6} id="know">
            Before you press
          </Title>
          <Stack as="ul" gap={5} className={parts.cards}>
            {cautions.map(({ mark, title, about }) => (
              <Panel as="li" shadow={2} key={title} className={parts.card}>
                <p className={parts.mark} aria-hidden="true">
                  {mark}
                </p>
                <h3 className={parts.name}>{title}</h3>
                <p>{about}</p>
              </Panel>
            ))}
          </Stack>
        </Section>
      </section>
      <section className={parts.dates} aria-labelledby="dates">
        <Section as="div" className={parts.inner}>
          <Title size={6} id="dates">
            Opening nights
          </Title>
          <Stack as="ol" className={parts.line}>
            {site.releases.map(({ date, title, about }) => (
              <li key={date} className={parts.date}>
                <time dateTime={date}>{formatDate(date)}</time>
                <h3 className={parts.name}>{title}</h3>
                <p>{about}</p>
              </li>
            ))}
          </Stack>
        </Section>
      </section>
      <section aria-labelledby="editions">
        <Section as="div" className={parts.inner}>
          <Title size={6} id="editions">
            {languages.length > 0 ? "In your language" : "While it loads"}
          </Title>
          {languages.length > 0 && (
            <>
              <p className={parts.text}>
                This guide is in English. Guides by other fans, in other languages, open in a new
                tab.
              </p>
              <Cluster as="ul" gap={3} className={parts.languages}>
                {languages.map(({ lang, title, guide, address, here }) => (
                  <li key={lang}>
                    {here ? (
                      <Button as="span" className={parts.language} lang={lang} data-here="">
                        {title}
                        <Text as="span" size={2} weight={700} className={parts.current}>
                          you are here
                        </Text>
                      </Button>
                    ) : (
                      <ButtonLink
                        as={SiteLink}
                        className={parts.language}
                        target={address}
                        lang={lang}
                      >
                        {title}
                        {guide && (
                          <Text as="span" size={2} weight={700} className={parts.current} lang="en">
                            {guide}
                          </Text>
                        )}
                      </ButtonLink>
                    )}
                  </li>
                ))}
              </Cluster>
            </>
          )}
          {help.length > 0 && (
            <div className={parts.help}>
              <ExternalLinkList links={help} />
            </div>
          )}
          <OfficialLinks links={site.links} label="The game elsewhere" />
          <p className={parts.more}>
            <Link to="/explore/units">Meet the units first</Link> ·{" "}
            <Link to="/explore/media">See a film</Link> · <Link to="/explore">Explore</Link>
          </p>
        </Section>
      </section>
    </>
  );
});

function Phone({ image }: { image: IGatsbyImageData }) {
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.screen}>
        <Picture
          className={styles.picture}
          image={image}
          alt=""
          sizes="(min-width: 500px) 288px, 56vw"
          priority
        />
        <Drawing className={styles.lanes} from={`${lanes}#lanes`} viewBox="0 0 300 190" />
        <p className={styles.score}>PERFECT!</p>
      </div>
    </div>
  );
}

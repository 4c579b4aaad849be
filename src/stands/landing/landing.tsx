import { Link } from "gatsby";
import { useMemo } from "react";
import type { FlowerStand } from "#content/types";
import { exhibitionPath, exhibitPath, legalPath, makerPath } from "#lib/content/model/pages/paths";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import * as card from "../scene/stand-card.module.css";
import { cardKit, standKit } from "../scene/stand-kit";
import { StandScene } from "../scene/stand-scene";
import { builtStand } from "../stand";
import { ButtonLink, Cluster, Panel, Text, Title } from "#src/ui/primitives/elements";
import { classNames } from "#src/ui/primitives/element";
import { Rays } from "#src/ui/primitives/rays/rays";
import * as styles from "./landing.module.css";
import posterStand from "./poster.json";
import { Steps } from "./steps";
import * as strip from "./strip-of-stands.late.module.css";

export function Landing({ data }: { data: Queries.FlowerStandPageQuery }) {
  const kit = useMemo(() => standKit(data), [data]);
  const smallKit = useMemo(() => cardKit(kit), [kit]);
  const stands = useMemo(() => data.exhibits.nodes.map(builtStand), [data]);
  return (
    <div className={styles.page}>
      <Rays as="header" tone="pink" className={styles.poster}>
        <div className={styles.words}>
          <Title as="h1" outline="flat" className={styles.title}>
            <span className={styles.row}>
              Say it <span className={styles.loud}>with a</span>
            </span>{" "}
            <span className={styles.row}>flower stand</span>
          </Title>
          <Panel as="p" shadow={2} className={styles.card}>
            When a concert opens, fans send flowers: taller than they are, with a picture, a ribbon
            and a few words. In Japan such a stand is a <span lang="ja">フラスタ</span>, a{" "}
            <i lang="ja-Latn">furasuta</i>. Here you make one for any idol, and no one has to carry
            it.
          </Panel>
          <Cluster as="p" align="center" gap={3} className={styles.links}>
            <ButtonLink shadow={2} tone="sun" className={styles.make} to={makerPath}>
              Make one
            </ButtonLink>
            <ButtonLink to={exhibitionPath}>See the exhibition</ButtonLink>
          </Cluster>
        </div>
        <div className={styles.stand}>
          <StandScene
            stand={posterStand as FlowerStand}
            kit={kit}
            label="A flower stand: a curtained arch full of roses, peonies and sunflowers, with an idol’s poster in the middle and a ribbon that says Break a leg!"
          />
        </div>
      </Rays>
      <LateSheets />
      <Steps kit={smallKit} />
      {stands.length > 0 && (
        <section className={strip.wall} aria-labelledby="hanging">
          <Cluster align="center" className={strip.caption}>
            <h2 id="hanging">Hanging now</h2>
            <Link className={strip.all} to={exhibitionPath}>
              The whole exhibition
            </Link>
          </Cluster>
          <ul className={strip.row}>
            {stands.map(({ id, title, author, unit, drawing }) => (
              <li key={id} className={classNames(card.lifted, strip.card)} data-unit={unit}>
                <div className={classNames(card.frame, strip.frame)}>
                  {drawing && <StandScene stand={drawing} kit={smallKit} />}
                </div>
                <div className={card.plate}>
                  <Text as="h3" lines={2} className={card.title}>
                    <Link className={card.link} data-stretched="" to={exhibitPath(id)}>
                      {title}
                    </Link>
                  </Text>
                  {author && (
                    <Text lines={1} className={card.author}>
                      {author}
                    </Text>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.rules} aria-labelledby="rules">
        <h2 id="rules" className={styles.rulesTitle}>
          One house rule: kind words only
        </h2>
        <p>
          A maintainer checks every stand before it hangs in the exhibition. What you keep, or share
          by link, is between you and your friends.
        </p>
        <Cluster as="p" align="center" gap={3} className={styles.links}>
          <ButtonLink to={legalPath("protocol")}>Rules of the exhibition</ButtonLink>
          <ButtonLink shadow={2} tone="sun" className={styles.make} to={makerPath}>
            Make one
          </ButtonLink>
        </Cluster>
      </section>
    </div>
  );
}

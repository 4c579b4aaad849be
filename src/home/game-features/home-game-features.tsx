import { atBase } from "#src/data/browser/base-path";
import { graphql } from "gatsby";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { ownPath } from "#src/app/routing/safe-address";
import type { LiveAnswer, Call } from "#src/data/answers/live-answer";
import { StaleNotice } from "#src/ui/primitives/stale-notice/stale-notice";
import { Panel, Title } from "#src/ui/primitives/elements";
import { Slide } from "../slides/slide";
import * as styles from "./home-game-features.late.module.css";
import type { ContentApi } from "#src/data/api/content-api";

export const HomeGameFeatures = observer(function HomeGameFeatures({
  features,
  children,
}: {
  features: LiveAnswer<readonly Queries.HomeGameFeatureFragment[]>;
  children: ReactNode;
}) {
  return (
    <Slide name="features" labelledBy="game-features" className={styles.section}>
      <div className={styles.stage}>
        <Title outline="raised" id="game-features" className={styles.heading}>
          Game features
        </Title>
        <ul className={styles.notes}>
          {features.value.map(({ id, title, text, img }) => (
            <li key={id} className={styles.note}>
              <Panel as="span" className={styles.disc}>
                {ownPath(img) ? (
                  <img src={atBase(ownPath(img))} alt="" width="64" height="64" loading="lazy" />
                ) : null}
              </Panel>
              <Panel className={styles.words}>
                <h3 className={styles.title}>{title}</h3>
                <p>{text}</p>
              </Panel>
            </li>
          ))}
        </ul>
        <div className={styles.mark}>
          <StaleNotice answers={[features]} part="Game features" />
        </div>{" "}
      </div>
      {children}
    </Slide>
  );
});

export const homeGameFeatureFragment = graphql`
  fragment HomeGameFeature on GameFeature { id: jsonId title text img }
`;

export async function fetchGameFeatures(
  api: ContentApi,
  call: Call,
): Promise<readonly Queries.HomeGameFeatureFragment[]> {
  const list = await api.get("game-feature-list", call);
  return list.map(({ id, title, text, img = null }) => ({ id, title, text, img }));
}

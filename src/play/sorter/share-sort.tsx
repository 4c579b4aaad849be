import { siteHere } from "#src/data/browser/base-path";
import { observer } from "mobx-react-lite";
import { type ReactNode, useMemo } from "react";
import { favoritesPath } from "#lib/content/model/pages/paths";
import { encodeSort, type SortDocument } from "#lib/play/sorter/document";
import { useStores } from "#src/data/stores/store-context";
import { useSettled } from "#src/ui/hooks/use-settled";
import { CopyButton } from "#src/ui/primitives/copy-button/copy-button";
import { SiteLink } from "#src/ui/primitives/site-link/site-link";
import { SavePicture } from "../picture/save-picture";
import type { Ranked, SorterConfig } from "./sorter-config";
import * as styles from "./share-sort.late.module.css";
import { Button, Cluster } from "#src/ui/primitives/elements";

interface ShareSortProps {
  config: SorterConfig;
  document: SortDocument;
  ranking: readonly Ranked[];
  casts: readonly (readonly number[])[];
  children: ReactNode;
}

const loadPicture = () => import(/* webpackChunkName: "sort-picture" */ "./draw-sort-picture");

const FIRST = 5;

/** Shares a ranking as text, link or picture, and adds the first to the favourites. */
export const ShareSort = observer(function ShareSort(props: ShareSortProps) {
  const { config, document, ranking, casts, children } = props;
  const { units } = useStores();
  const packed = useSettled(useMemo(() => encodeSort(document, casts), [document, casts]));
  const address = packed ? `${siteHere()}${config.path}#${packed}` : "";
  const first = ranking.slice(0, FIRST).map(({ contender }) => contender);
  const areFavorites = first.every(({ id }) => units.isFavorite(id));
  return (
    <section className={styles.share} aria-label="Pass it on">
      <Cluster gap={3} className={styles.links}>
        <CopyButton
          shadow={1}
          text={`${textOf(ranking)}\n${address}`}
          done="The ranking is copied."
        >
          Copy as text
        </CopyButton>
        <CopyButton shadow={1} text={address} done="The link is copied: it holds every choice.">
          Copy the link
        </CopyButton>
        <SavePicture
          draw={async () =>
            (await loadPicture()).drawSortPicture(ranking, packed ?? "", config.keyword)
          }
          fileName="encore-ranking.png"
          alt="What was saved: the first three on posters, and the first ten by name"
          done="Saved. The picture carries the ranking: this page opens it again."
        />
        {config.noun !== "idol" ? null : areFavorites ? (
          <p className={styles.added}>
            The first {first.length} are <SiteLink target={favoritesPath}>favourites</SiteLink>.
          </p>
        ) : (
          <Button
            shadow={1}
            className={styles.strong}
            onClick={() => {
              for (const { id } of first) units.addFavorite(id);
            }}
          >
            Make {first.length === FIRST ? "the first five" : `these ${first.length}`} favourites
          </Button>
        )}
        {children}
      </Cluster>
    </section>
  );
});

function textOf(ranking: readonly Ranked[]): string {
  const lines = ranking.slice(0, 10).map(({ contender, place }) => `${place}. ${contender.name}`);
  return ["My ranking on Encore", ...lines].join("\n");
}

import { Link, navigate } from "gatsby";
import { observer } from "mobx-react-lite";
import { useCallback, useMemo } from "react";
import { exhibitionPath, exhibitPath } from "#lib/content/model/pages/paths";
import type { StandKit } from "#lib/stand/kit/kit";
import { NotFound } from "#src/app/errors/not-found";
import { useTabTitle } from "#src/app/routing/use-tab-title";
import type { Call, LiveAnswer } from "#src/data/answers/live-answer";
import { useAnswer } from "#src/data/answers/use-answer";
import type { ContentApi } from "#src/data/api/content-api";
import { Refusal } from "#src/ui/primitives/refusal/refusal";
import { StaleNotice } from "#src/ui/primitives/stale-notice/stale-notice";
import { Text } from "#src/ui/primitives/text/text";
import { Button } from "#src/ui/primitives/button/button";
import { Cluster } from "#src/ui/primitives/layout/layout";
import type { GalleryData } from "../gallery/gallery-data";
import { useMyStands, useStands } from "../store/use-stands";
import { findPublished } from "../my-stands/status";
import { useDrawing } from "../scene/use-drawing";
import { publishedStands, type Stand } from "../stand";
import { BigScene, DetailFrame, NoStand, StandPlaceholder } from "./detail-frame";
import * as styles from "./detail.module.css";
import { NamePlate } from "./name-plate";
import * as beside from "./neighbours.module.css";

/** A public stand by its id; null if there is none, undefined while unknown. */
type StandAnswer = LiveAnswer<Stand | null | undefined>;

interface PublishedDetailProps {
  readonly id: string;
  readonly kit: StandKit;
  readonly data: GalleryData;
}

export default observer(function PublishedDetail({ id, kit, data }: PublishedDetailProps) {
  const myStands = useMyStands();
  const answer = useStandAnswer(id, data.ours);
  const own = myStands.stands.find((stand) => stand.id === id);
  // Makers see their stand even if it is not public.
  const stand = answer.value ?? own ?? answer.value;
  const drawing = useDrawing(stand ?? { document: "" }, kit);
  useTabTitle(stand?.title);
  if (stand === null) return <NotFound />;
  if (!stand) return <Asking answer={answer} />;
  return (
    <DetailFrame
      picture={<BigScene drawing={drawing} kit={kit} title={stand.title} />}
      unit={stand.unit}
      after={
        <>
          <StaleNotice answers={[answer]} part="This stand" />
          <Neighbours id={id} data={data} />
        </>
      }
    >
      <NamePlate
        stand={stand}
        own={own}
        units={data.units}
        drawing={drawing}
        onGone={() => void navigate(exhibitionPath)}
      />
    </DetailFrame>
  );
});

/** A stand as known from this page load, then as the host answers. */
function useStandAnswer(id: string, ours: readonly Stand[]): StandAnswer {
  const { galleries, mine } = useStands();
  const known = useMemo(
    () => galleries.find(id) ?? ours.find((one) => one.id === id),
    [galleries, id, ours],
  );
  const ask = useCallback(
    async (api: ContentApi, call: Call): Promise<Stand | null> => {
      if (!api.hasFunctions) return known ?? null;
      const found = await findPublished(id, { api, mine }, call);
      return (found && publishedStands([found], ours)[0]) ?? null;
    },
    [id, known, mine, ours],
  );
  return useAnswer<Stand | null | undefined>(known, ask);
}

const Asking = observer(function Asking({ answer }: { readonly answer: StandAnswer }) {
  const { state, isAsking, retry } = answer;
  if (state !== "failed" && state !== "skipped") {
    return <StandPlaceholder words="Loading the stand …" />;
  }
  return (
    <NoStand
      why={
        state === "skipped" ? (
          "Data saver is on, so this stand was not loaded."
        ) : (
          <>
            <Refusal />
            This stand could not be loaded: the exhibition did not answer.
          </>
        )
      }
    >
      <Button
        shadow={2}
        tone="sun"
        className={styles.main}
        aria-disabled={isAsking}
        onClick={retry}
      >
        {isAsking ? "Asking …" : "Try again"}
      </Button>
    </NoStand>
  );
});

/** Previous and next stand of the last shown gallery, or of our own. */
const Neighbours = observer(function Neighbours({ id, data }: { id: string; data: GalleryData }) {
  const shown = useStands().galleries.latest?.stands;
  const stands = shown?.some((stand) => stand.id === id) ? shown : data.ours;
  const place = stands.findIndex((stand) => stand.id === id);
  const [before, after] = place === -1 ? [] : [stands[place - 1], stands[place + 1]];
  const way = (stand: Stand | undefined, rel: string, words: string) =>
    stand && (
      // Gatsby would replace the history entry if only the query differs.
      <Link className={beside.link} to={exhibitPath(stand.id)} rel={rel} replace={false}>
        <Text as="span" size={3} weight={700}>
          {words}
        </Text>
        <Text as="bdi" lines={2} className={beside.name}>
          {stand.title}
        </Text>
      </Link>
    );
  return (
    <Cluster as="nav" className={beside.beside} aria-label="Beside this stand">
      {way(before, "prev", "← To the left")}
      <Link className={beside.all} to={exhibitionPath}>
        The exhibition
      </Link>
      {way(after, "next", "To the right →")}
    </Cluster>
  );
});

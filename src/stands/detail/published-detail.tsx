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
import { InlineError } from "#src/ui/primitives/inline-error/inline-error";
import { StaleNotice } from "#src/ui/primitives/stale-notice/stale-notice";
import { Button, Cluster, Text } from "#src/ui/primitives/elements";
import type { ExhibitionData } from "../exhibition/exhibition-data";
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
  readonly data: ExhibitionData;
}

export default observer(function PublishedDetail({ id, kit, data }: PublishedDetailProps) {
  const myStands = useMyStands();
  const answer = useStandAnswer(id, data.builtStands);
  const ownStand = myStands.stands.find((stand) => stand.id === id);
  // Makers see their stand even if it is not public. Without one, null and undefined stay apart.
  const stand = answer.value ?? ownStand ?? answer.value;
  const drawing = useDrawing(stand ?? { document: "" }, kit);
  useTabTitle(stand?.title);
  if (stand === null) return <NotFound />;
  if (!stand) return <LoadingStand answer={answer} />;
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
        own={ownStand}
        units={data.units}
        drawing={drawing}
        onGone={() => void navigate(exhibitionPath)}
      />
    </DetailFrame>
  );
});

/** A stand as known from this page load, then as the host answers. */
function useStandAnswer(id: string, builtStands: readonly Stand[]): StandAnswer {
  const { exhibition, myStands } = useStands();
  const known = useMemo(
    () => exhibition.find(id) ?? builtStands.find((one) => one.id === id),
    [exhibition, id, builtStands],
  );
  const fetchStand = useCallback(
    async (api: ContentApi, call: Call): Promise<Stand | null> => {
      if (!api.hasFunctions) return known ?? null;
      const found = await findPublished(id, { api, myStands }, call);
      return (found && publishedStands([found], builtStands)[0]) ?? null;
    },
    [id, known, myStands, builtStands],
  );
  return useAnswer<Stand | null | undefined>(known, fetchStand);
}

const LoadingStand = observer(function LoadingStand({ answer }: { readonly answer: StandAnswer }) {
  const { state, isLoading, retry } = answer;
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
            <InlineError />
            This stand could not be loaded: the exhibition did not answer.
          </>
        )
      }
    >
      <Button
        shadow={2}
        tone="sun"
        className={styles.main}
        aria-disabled={isLoading}
        onClick={retry}
      >
        {isLoading ? "Loading …" : "Try again"}
      </Button>
    </NoStand>
  );
});

/** Previous and next stand of the last shown exhibition, or of the built stands. */
const Neighbours = observer(function Neighbours({
  id,
  data,
}: {
  id: string;
  data: ExhibitionData;
}) {
  const shown = useStands().exhibition.lastShown?.stands;
  const stands = shown?.some((stand) => stand.id === id) ? shown : data.builtStands;
  const index = stands.findIndex((stand) => stand.id === id);
  const [before, after] = index === -1 ? [] : [stands[index - 1], stands[index + 1]];
  const neighbourLink = (stand: Stand | undefined, rel: string, words: string) =>
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
      {neighbourLink(before, "prev", "← To the left")}
      <Link className={beside.all} to={exhibitionPath}>
        The exhibition
      </Link>
      {neighbourLink(after, "next", "To the right →")}
    </Cluster>
  );
});

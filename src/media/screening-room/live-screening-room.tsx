import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { AnswerMark } from "#src/ui/primitives/answer-mark/answer-mark";
import { useAnswer } from "#src/data/answers/use-answer";
import { useSource } from "#src/data/downloads/use-source";
import { askContributed, askProgramme } from "./ask-films";
import type { ScreeningCatalogue } from "./screening-catalogue";
import { ScreeningRoom } from "./screening-room";

interface LiveScreeningRoomProps {
  /** What the page was built with. */
  catalogue: ScreeningCatalogue;
  /** Where the official videos are, as the page was built; empty where that is not known. */
  channel: { source: { readonly videoUrl: string } | null; link: string | undefined };
  /** Changes whenever the router comes here again. */
  visit: string | undefined;
}

/** The films that the page was built with, then those that the host answers. */
export const LiveScreeningRoom = observer(function LiveScreeningRoom({
  catalogue,
  channel,
  visit,
}: LiveScreeningRoomProps) {
  const films = useAnswer(catalogue.films, askProgramme);
  const contributed = useAnswer(catalogue.contributed, askContributed);
  const source = useSource(channel.source);
  const live = useMemo(
    () => ({ ...catalogue, films: films.value, contributed: contributed.value }),
    [catalogue, films.value, contributed.value],
  );
  return (
    <ScreeningRoom
      key={visit}
      catalogue={live}
      builtIn={catalogue}
      channel={source?.videoUrl || channel.link || ""}
      mark={<AnswerMark answers={[films, contributed]} part="Films" />}
    />
  );
});

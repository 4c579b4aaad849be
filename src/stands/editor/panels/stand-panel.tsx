import { observer } from "mobx-react-lite";
import { partOf } from "#lib/stand/kit/kit";
import { useEditor, useStands } from "../../store/use-stands";
import { applyCharacter, targetOf } from "../../session/part-actions";
import * as panel from "../controls/panel.module.css";
import { PartChoice } from "./part-choice";
import { PosterGrid } from "./poster-grid";

export const StandPanel = observer(function StandPanel() {
  const { session } = useEditor();
  const { kit, stand } = session;
  const stands = useStands();
  const styleKeys = kit.parts.stand.map(({ key }) => key);
  const announce = (kind: "stand" | "backdrop", key: string) =>
    session.announce(partOf(kit, kind, key)?.title ?? "");
  return (
    <>
      <PartChoice
        title="Style"
        kind="stand"
        chosen={styleKeys[stands.switchesValue - 1]}
        onChoose={(key) => {
          stands.switchesValue = styleKeys.indexOf(key) + 1;
          announce("stand", key);
        }}
      />
      <PartChoice
        title="Behind it"
        kind="backdrop"
        chosen={stand.backdrop}
        onChoose={(backdrop) => {
          session.change({ ...stand, backdrop });
          announce("backdrop", backdrop);
        }}
      />
    </>
  );
});

/** First step: the character of the stand. Favourites come first. */
export const WhomPanel = observer(function WhomPanel() {
  const { session } = useEditor();
  const picture = session.stand.layers[targetOf(session, "shape")];
  return (
    <>
      <h2 className={panel.title}>For whom is it?</h2>
      <p className={panel.note}>The poster and the colours become theirs.</p>
      <div className={panel.set}>
        <PosterGrid
          chosen={picture?.kind === "poster" ? picture.character : undefined}
          onChoose={(character) => applyCharacter(session, character)}
        />
      </div>
    </>
  );
});

import { observer } from "mobx-react-lite";
import { useEditor } from "../editor-context";

import { dedicate, targetOf } from "../session/part-actions";
import * as panel from "./panel.module.css";
import { PosterGrid } from "./poster-grid";

/** The first question: for whom the stand is. Favourites come first. */
export const WhomPanel = observer(function WhomPanel() {
  const { session } = useEditor();
  const picture = session.stand.layers[targetOf(session, "picture")];
  return (
    <>
      <h2 className={panel.title}>For whom is it?</h2>
      <p className={panel.note}>The poster and the colours become theirs.</p>
      <div className={panel.set}>
        <PosterGrid
          chosen={picture?.kind === "poster" ? picture.character : undefined}
          onChoose={(character) => dedicate(session, character)}
        />
      </div>
    </>
  );
});

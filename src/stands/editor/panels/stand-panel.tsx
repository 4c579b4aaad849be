import { observer } from "mobx-react-lite";
import { useEditor } from "../editor-context";
import { PartChoice } from "./part-choice";

/** The style of the stand, and what is behind it. */
export const StandPanel = observer(function StandPanel() {
  const { session } = useEditor();
  const { kit, fields, stand } = session;
  const { sprite, parts } = kit;
  return (
    <>
      <PartChoice
        title="Style"
        kind="stand"
        parts={parts.stand}
        sprite={sprite}
        chosen={parts.stand[fields.switchesValue - 1]?.key}
        onChoose={({ title }, index) => {
          fields.setSwitches(index + 1);
          session.say(title);
        }}
      />
      <PartChoice
        title="Behind it"
        kind="backdrop"
        parts={parts.backdrop}
        sprite={sprite}
        chosen={stand.backdrop}
        onChoose={({ key, title }) => {
          session.change({ ...session.stand, backdrop: key });
          session.say(title);
        }}
      />
    </>
  );
});

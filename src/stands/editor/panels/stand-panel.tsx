import { observer } from "mobx-react-lite";
import { partOf } from "#lib/stand/document/kit";
import { useEditor } from "../editor-context";
import { PartChoice } from "./part-choice";

/** The style of the stand, and what is behind it. */
export const StandPanel = observer(function StandPanel() {
  const { session } = useEditor();
  const { kit, fields, stand } = session;
  const styles = kit.parts.stand.map(({ key }) => key);
  return (
    <>
      <PartChoice
        title="Style"
        kind="stand"
        chosen={styles[fields.switchesValue - 1]}
        onChoose={(key) => {
          fields.setSwitches(styles.indexOf(key) + 1);
          session.say(partOf(kit, "stand", key)?.title ?? "");
        }}
      />
      <PartChoice
        title="Behind it"
        kind="backdrop"
        chosen={stand.backdrop}
        onChoose={(key) => {
          session.change({ ...session.stand, backdrop: key });
          session.say(partOf(kit, "backdrop", key)?.title ?? "");
        }}
      />
    </>
  );
});

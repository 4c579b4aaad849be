import { observer } from "mobx-react-lite";
import { Button, IconButton, UNDO_ID } from "./controls/controls";
import * as controls from "./controls/controls.module.css";
import { useEditor, useStands } from "../store/use-stands";
import { Row, Text } from "#src/ui/primitives/elements";
import * as styles from "./top-bar.module.css";

export const TopBar = observer(function TopBar() {
  const { session, tools } = useEditor();
  const { history } = session;
  const { setMethodDialog } = useStands();
  return (
    <Row className={styles.top}>
      <h1 className={styles.heading}>
        <Button
          icon="drafts"
          className={`${controls.button} ${styles.name}`}
          aria-haspopup="dialog"
          onClick={() => tools.show("drafts")}
        >
          <Text as="span" lines={1}>
            {session.name}
          </Text>
        </Button>
      </h1>
      <div className={styles.steps}>
        <IconButton
          icon="undo"
          label="Undo"
          id={UNDO_ID}
          // A `disabled` button would lose the focus.
          aria-disabled={!history.canUndo}
          onClick={session.undo}
        />
        <IconButton
          icon="redo"
          label="Redo"
          aria-disabled={!history.canRedo}
          onClick={session.redo}
        />
      </div>
      <IconButton
        icon="help"
        label="How it works"
        aria-haspopup="dialog"
        onClick={() => setMethodDialog(true)}
      />
      <Button
        icon="share"
        className={controls.primary}
        aria-haspopup="dialog"
        onClick={() => tools.show("share")}
      >
        <span className={styles.share}>
          Share<span className={styles.wide}> &amp; save</span>
        </span>
      </Button>
    </Row>
  );
});

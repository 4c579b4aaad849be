import { observer } from "mobx-react-lite";
import type { Editor } from "./editor";
import * as controls from "./controls.module.css";
import { UNDO_ID } from "./focus-undo";
import { Icon } from "./icon";
import * as styles from "./top-bar.module.css";

/** The name of the stand with the way to the others, undo and redo, the how-to, and what comes of it all. */
export const TopBar = observer(function TopBar({ editor }: { readonly editor: Editor }) {
  const { session, tools } = editor;
  const { history, fields } = session;
  return (
    <div className={styles.top}>
      <h1 className={styles.heading}>
        <button
          type="button"
          className={`${controls.button} ${styles.name}`}
          aria-haspopup="dialog"
          onClick={() => tools.show("drafts")}
        >
          <Icon name="drafts" />
          <span className={styles.words}>{session.name}</span>
        </button>
      </h1>
      <div className={styles.steps}>
        <button
          type="button"
          className={controls.icon}
          id={UNDO_ID}
          aria-label="Undo"
          // Not `disabled`: it would lose the focus with the last step.
          aria-disabled={!history.canUndo}
          onClick={session.undo}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          className={controls.icon}
          aria-label="Redo"
          aria-disabled={!history.canRedo}
          onClick={session.redo}
        >
          <Icon name="redo" />
        </button>
      </div>
      <button
        type="button"
        className={controls.icon}
        aria-label="How it works"
        aria-haspopup="dialog"
        onClick={() => fields.setMethodDialog(true)}
      >
        <Icon name="help" />
      </button>
      <button
        type="button"
        className={controls.primary}
        aria-haspopup="dialog"
        onClick={() => tools.show("share")}
      >
        <Icon name="share" />
        <span className={styles.share}>
          Share<span className={styles.wide}> &amp; save</span>
        </span>
      </button>
    </div>
  );
});

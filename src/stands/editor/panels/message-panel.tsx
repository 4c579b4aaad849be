import { observer } from "mobx-react-lite";
import { useEditor } from "../../store/use-stands";
import { type FormEvent, useId } from "react";
import { TEXT } from "#lib/stand/kit/limits";
import { countCharacters, plainMessage } from "#lib/stand/kit/plain-message";
import { Field } from "#src/ui/primitives/field/field";
import { Cluster, Text } from "#src/ui/primitives/elements";
import * as controls from "../controls/controls.module.css";
import { Button } from "../controls/controls";
import { add, swapPart, targetOf } from "../../session/part-actions";
import * as styles from "./message-panel.module.css";
import * as panel from "../controls/panel.module.css";
import { PartChoice } from "./part-choice";

export const MessagePanel = observer(function MessagePanel() {
  const { session } = useEditor();
  const { kit, stand } = session;
  const id = useId();
  const target = targetOf(session, "text");
  const found = stand.layers[target];
  const layer = found?.kind === "panel" ? found : undefined;
  const first = kit.parts.panel[0]?.key ?? "";
  const count = countCharacters(layer?.text ?? "");
  const chooseBoard = (part: string) => {
    if (layer) {
      swapPart(session, target, part);
      session.choose(target);
    } else add(session, { kind: "panel", part, text: "" });
  };
  return (
    <>
      {layer && (
        <div className={panel.set}>
          <Text as="label" size={3} weight={800} className={controls.label} htmlFor={id}>
            Your words, in any language
          </Text>
          <Field
            as="textarea"
            id={id}
            className={styles.words}
            rows={2}
            value={layer.text}
            placeholder="Congratulations!"
            dir="auto"
            aria-describedby={`${id}-count`}
            onFocus={() => session.choose(target)}
            onBeforeInput={rejectIfFull}
            onChange={({ target: { value } }) =>
              session.setProperty(target, { text: plainMessage(value) }, `message ${target}`)
            }
            onBlur={() => session.history.endRun()}
          />
          <Text size={3} weight={600} soft id={`${id}-count`} className={styles.count}>
            {count} of {TEXT.characters} characters, up to {TEXT.lines} lines
          </Text>
        </div>
      )}
      <PartChoice title="Written on" kind="panel" chosen={layer?.part} onChoose={chooseBoard} />
      <Cluster className={panel.more}>
        <Button
          icon="plus"
          onClick={() => add(session, { kind: "panel", part: layer?.part ?? first, text: "" })}
        >
          {layer ? "Another message" : "A message"}
        </Button>
      </Cluster>
    </>
  );
});

/** Rejects input into a full field; cutting it would remove the last characters. */
function rejectIfFull(event: FormEvent<HTMLTextAreaElement>): void {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const { data } = event.nativeEvent as InputEvent;
  const isFull = countCharacters(value) >= TEXT.characters;
  if (isFull && data && selectionStart === selectionEnd) event.preventDefault();
}

import { Link } from "gatsby";
import { useId, useState } from "react";
import type { ExhibitionReport } from "#content/types";
import { Dialog } from "#src/ui/primitives/dialog/dialog";
import { legalPath } from "#lib/content/model/pages/paths";
import { useStores } from "#src/data/stores/store-context";
import { useSingle } from "#src/ui/hooks/use-single";
import { InlineError } from "#src/ui/primitives/inline-error/inline-error";
import { useStands } from "../store/use-stands";
import reasons from "./reasons.json";
import { Button, Panel, Row, Text } from "#src/ui/primitives/elements";
import * as styles from "./report-dialog.module.css";

type Reason = ExhibitionReport["reason"];

/** Reasons and their labels. Schema: content/schema/api/exhibition-change-request.schema.json. */
const REASONS = Object.entries(reasons satisfies Record<Reason, string>);

interface ReportDialogProps {
  readonly id: string;
  readonly onReported: () => void;
  readonly onClose: () => void;
}

/** Reports a stand to the maintainers. Open while mounted. */
export default function ReportDialog(props: ReportDialogProps) {
  const { id, onReported, onClose } = props;
  const store = useStores();
  const { myStands } = useStands();
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const heading = useId();
  const runSingle = useSingle();
  const send = async (reason: Reason) => {
    setSending(true);
    setFailed(false);
    try {
      const device = myStands.deviceSecret();
      await store.api.changeExhibition({ action: "report", id, reason, device });
      void store.notify({ tone: "success", en: "Thank you. A maintainer will look at it." });
      onReported();
    } catch {
      // The call has shown the reason; the dialog stays for another try.
      setFailed(true);
      setSending(false);
    }
  };
  return (
    <Panel
      as={Dialog}
      shadow={2}
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const reason = new FormData(event.currentTarget).get("reason") as Reason;
          void runSingle(() => send(reason));
        }}
      >
        <h2 id={heading} className={styles.question}>
          What is wrong with it?
        </h2>
        <p className={styles.about}>
          A maintainer checks every report against the <Link to={legalPath("protocol")}>rules</Link>
          . The stand’s maker is not told who sent it.
        </p>
        <fieldset className={styles.reasons}>
          <Text as="legend" weight={800}>
            Reason
          </Text>
          {REASONS.map(([reason, words]) => (
            <Row as="label" gap={3} key={reason} className={styles.reason}>
              <input type="radio" name="reason" required value={reason} />
              {words}
            </Row>
          ))}
        </fieldset>
        <output>{hasFailed ? <InlineError /> : null}</output>
        <div className={styles.answers}>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="sun" type="submit" aria-disabled={isSending}>
            {isSending ? "Sending …" : "Report it"}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

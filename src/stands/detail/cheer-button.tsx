import { observer } from "mobx-react-lite";
import { useState } from "react";
import { formatCount } from "#lib/format/count";
import { useStores } from "#src/data/stores/store-context";
import { useSingle } from "#src/ui/hooks/use-single";
import { Heart } from "#src/ui/primitives/heart/heart";
import { InlineError } from "#src/ui/primitives/inline-error/inline-error";
import { Button, Tag, VisuallyHidden } from "#src/ui/primitives/elements";
import { useStands } from "../store/use-stands";
import type { Stand } from "../stand";
import * as styles from "./name-plate.module.css";

/** Cheers for a stand, once per device. Updates optimistically; a failed call shows its reason and is reverted. */
export const CheerButton = observer(function CheerButton({ stand }: { readonly stand: Stand }) {
  const { id } = stand;
  const { api } = useStores();
  const { exhibition, myStands } = useStands();
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const hasCheered = isSending || myStands.hasCheered(id);
  const cheers = Math.max(stand.cheers, exhibition.updates.get(id) ?? 0) + (isSending ? 1 : 0);
  const runSingle = useSingle();
  const cheer = async () => {
    if (hasCheered) return;
    setSending(true);
    setFailed(false);
    const device = myStands.deviceSecret();
    try {
      const counted = await api.changeExhibition({ action: "cheer", id, device });
      if (counted.action === "cheer") {
        exhibition.update(id, counted.cheers);
        myStands.addCheer(id);
      }
    } catch {
      // The reason was shown by the call, or is shown here.
      setFailed(true);
    } finally {
      setSending(false);
    }
  };
  if (!api.hasFunctions) {
    return <p className={styles.meaning}>This copy of the site does not count cheers.</p>;
  }
  return (
    <>
      <Button
        shadow={2}
        className={styles.cheer}
        aria-disabled={hasCheered}
        onClick={() => void runSingle(cheer)}
      >
        <Heart filled={hasCheered} />
        <span>{hasCheered ? "Cheered" : "Cheer"}</span>
        {cheers > 0 ? (
          <Tag as="span" className={styles.count}>
            {formatCount(cheers)}
            <VisuallyHidden>{cheers === 1 ? " cheer" : " cheers"} so far</VisuallyHidden>
          </Tag>
        ) : null}
      </Button>
      <output>{hasFailed ? <InlineError /> : null}</output>
    </>
  );
});

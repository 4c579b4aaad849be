import * as styles from "./search-missing.late.module.css";
import { takeTypedEarly } from "./typed-early";
import { Button, Panel } from "#src/ui/primitives/elements";

export const SEARCH_NEEDS = "The search needs the network, and cannot reach it just now.";

/** Fallback if the search cannot be loaded. */
export function SearchMissing({ onClose }: { onClose: () => void }) {
  return (
    <Panel
      as="dialog"
      shadow={3}
      ref={show}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
    >
      <p>{SEARCH_NEEDS}</p>
      <form method="dialog">
        <Button type="submit">Close</Button>
      </form>
    </Panel>
  );
}

function show(dialog: HTMLDialogElement | null): void {
  // Removes the early field.
  takeTypedEarly();
  dialog?.showModal();
}

import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./search-missing.late.module.css";
import { takeTypedEarly } from "./typed-early";

export const SEARCH_NEEDS = "The search needs the network, and cannot reach it just now.";

/** Stands in for the search where its code could not be fetched, and says why. */
export function SearchMissing({ onClose }: { onClose: () => void }) {
  return (
    <dialog ref={show} className={styles.dialog} aria-label="Search" onClose={onClose}>
      <p>{SEARCH_NEEDS}</p>
      <form method="dialog">
        <button className={shapes.button}>Close</button>
      </form>
    </dialog>
  );
}

function show(dialog: HTMLDialogElement | null): void {
  takeTypedEarly();
  dialog?.showModal();
}

import { useLayoutEffect } from "react";
import { Dialog } from "#src/ui/primitives/dialog/dialog";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./search-missing.module.css";
import { takeTypedEarly } from "./typed-early";

/** Stands in for the search where its code could not be fetched, and says why. */
export function SearchMissing({ onClose }: { onClose: () => void }) {
  useLayoutEffect(() => void takeTypedEarly(), []);
  return (
    <Dialog className={styles.dialog} aria-label="Search" closesBeside onClose={onClose}>
      <p>{SEARCH_NEEDS}</p>
      <button className={shapes.button} type="button" onClick={onClose}>
        Close
      </button>
    </Dialog>
  );
}

export const SEARCH_NEEDS = "The search needs the network, and cannot reach it just now.";

import { observer } from "mobx-react-lite";
import { Heart } from "#src/ui/primitives/heart/heart";
import { VisuallyHidden } from "#src/ui/primitives/visually-hidden/visually-hidden";
import { useStores } from "#src/data/stores/store-context";
import type { HungStand } from "../gallery/published-stand";
import type { Shelf } from "../my-stands/shelf";
import * as styles from "./detail.module.css";
import { useCheer } from "./use-cheer";
import type { ExhibitAnswer } from "./use-exhibit";

interface CheerButtonProps {
  readonly hung: HungStand;
  readonly answer: ExhibitAnswer;
  readonly shelf: Shelf;
}

/** The heart that cheers once, with the number of all cheers. */
export const CheerButton = observer(function CheerButton({
  hung,
  answer,
  shelf,
}: CheerButtonProps) {
  const { api } = useStores();
  const { cheer, hasCheered, cheers } = useCheer(hung, answer, shelf);
  if (!api.hasFunctions) {
    return <p className={styles.means}>This copy of the site does not count cheers.</p>;
  }
  return (
    <button
      className={styles.cheer}
      type="button"
      aria-disabled={hasCheered}
      onClick={() => void cheer()}
    >
      <Heart filled={hasCheered} />
      <span>{hasCheered ? "Cheered" : "Cheer"}</span>
      {cheers > 0 ? (
        <span className={styles.count}>
          {cheers.toLocaleString("en")}
          <VisuallyHidden>{cheers === 1 ? " cheer" : " cheers"} so far</VisuallyHidden>
        </span>
      ) : null}
    </button>
  );
});

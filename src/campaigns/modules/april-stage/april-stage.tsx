import { graphql } from "gatsby";
import { useState } from "react";
import { useStored } from "#src/data/storage/use-stored";
import * as styles from "./april-stage.late.module.css";
import { BackwardsClock } from "./backwards-clock";
import { JOKE_ENTRY } from "./joke-entry";
import { SwapCard } from "./swap-card";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import lever from "./lever.svg";
import { Panel, Stack, VisuallyHidden } from "#src/ui/primitives/elements";
import { Fallback } from "#src/ui/primitives/fallback/fallback";

/** April Fools joke: once hydrated, names are swapped until the lever is pulled, which is remembered. */
export default function AprilStage({ swaps }: { swaps: readonly Queries.ModuleSwapFragment[] }) {
  const { state, save, isLoaded } = useStored(JOKE_ENTRY);
  const [message, setMessage] = useState("");
  const isOn = isLoaded && !state.isStopped;
  const pull = () => {
    save(() => ({ isStopped: isOn }));
    setMessage(
      isOn
        ? "The joke is over. Every name, unit, heading and clock on this page is right."
        : "The joke is on again. Names and units on the cards are swapped.",
    );
  };
  return (
    <div id="swap-day" className={styles.stage} data-joke={isOn ? "on" : "off"}>
      <Stack className={styles.desk}>
        <BackwardsClock isBackwards={isOn} />
        <Panel shadow={2} className={styles.words}>
          <p className={styles.state}>{isOn ? "Swap day" : "No joke"}</p>
          <p>
            {isOn
              ? "This is an April Fools joke. Names and units on these cards are swapped, headings stand mirrored, the clock runs back. One pull of the lever and all is right."
              : "What you see is true: everybody is back in their own unit, and the clock goes the way clocks go."}
          </p>
          <Fallback>
            The joke of this page needs JavaScript. Without it the cards tell the truth.
          </Fallback>
        </Panel>
      </Stack>
      <ul className={styles.cards}>
        {swaps.flatMap(({ first, second }) =>
          (
            [
              [first, second],
              [second, first],
            ] as const
          ).map(([one, other]) => (
            <li key={one.characterRecord.id} className={styles.card}>
              <SwapCard
                character={one.characterRecord}
                other={other.characterRecord}
                report={one.report}
                isJoke={isOn}
              />
            </li>
          )),
        )}
      </ul>
      <Lever isOn={isOn} isReady={isLoaded} onPull={pull} />
      <VisuallyHidden as="output">{message}</VisuallyHidden>
    </div>
  );
}

export const moduleSwapFragment = graphql`
  fragment ModuleSwap on ModuleSwap {
    first {
      report
      characterRecord { ...SwapCharacter }
    }
    second {
      report
      characterRecord { ...SwapCharacter }
    }
  }
`;

/** Ends the joke; fixed to the bottom of the window while it is on. */
function Lever({ isOn, isReady, onPull }: { isOn: boolean; isReady: boolean; onPull: () => void }) {
  return (
    <div data-only="screen" className={styles.place} data-on={isOn ? "" : undefined}>
      <Panel
        as="button"
        shadow={2}
        type="button"
        className={styles.lever}
        hidden={!isReady}
        onClick={onPull}
      >
        <Drawing className={styles.drawing} outline={4} from={`${lever}#base`} viewBox="0 0 72 72">
          <use className={styles.arm} href={`${lever}#arm`} />
        </Drawing>
        {isOn ? "Stop the joke" : "Fool me again"}
      </Panel>
    </div>
  );
}

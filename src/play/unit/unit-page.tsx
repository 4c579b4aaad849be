import { READY_UNIT_ADDRESS } from "#lib/site/addresses";
import { atBase } from "#src/data/browser/base-path";
import { useStored } from "#src/data/storage/use-stored";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { useLazyComponent } from "#src/ui/lazy/use-lazy-component";
import { Button, Row, Stack, Text } from "#src/ui/primitives/elements";
import { Fallback } from "#src/ui/primitives/fallback/fallback";
import * as styles from "./unit-page.module.css";
import { loadMaker } from "./load-maker";
import { UNIT_ENTRY } from "./unit-entry";
import type { UnitMakerProps } from "./unit-maker";

/** The visitor's own unit: the poster of an example as built, then the maker once it is loaded. */
export function UnitPage({ data }: { data: Queries.UnitMakerRouteQuery }) {
  // The maker begins with what the device keeps.
  const { isLoaded } = useStored(UNIT_ENTRY);
  const {
    component: Maker,
    hasFailed,
    retry,
  } = useLazyComponent<UnitMakerProps>(loadMaker, isLoaded);
  return (
    <div className={styles.page}>
      {Maker ? (
        <Maker idols={data.idols.nodes} units={data.units.nodes} />
      ) : (
        <div className={styles.maker}>
          <div className={styles.stage}>
            <Stack className={styles.box}>
              <Row className={styles.top}>
                <h1 className={styles.title}>Your unit</h1>
              </Row>
              <img
                className={styles.poster}
                src={atBase(READY_UNIT_ADDRESS)}
                alt="An example of a poster: idols before a backdrop, and the name of their unit"
                width={1200}
                height={1600}
              />
              <Text as="output" size={3} weight={700} className={styles.words} data-only="scripts">
                {hasFailed
                  ? "The drawings could not be loaded. Try again when you are online."
                  : "The members are getting ready …"}
              </Text>
            </Stack>
            <div className={styles.steps}>
              {hasFailed && (
                <Button size="small" onClick={retry}>
                  Try again
                </Button>
              )}
            </div>
          </div>
          <Stack gap={3} className={styles.panel}>
            <p>
              Two to five idols, a name of your own, and a poster of it: to save, to send, to set as
              a wallpaper. It is drawn on your device, and nothing leaves it.
            </p>
            <Text as={Fallback} weight={700}>
              Posters are drawn by JavaScript, which is switched off in this browser.
            </Text>
          </Stack>
        </div>
      )}
      <LateSheets />
    </div>
  );
}

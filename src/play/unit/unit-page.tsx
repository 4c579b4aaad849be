import { useStored } from "#src/data/storage/use-stored";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { useLazyComponent } from "#src/ui/lazy/use-lazy-component";
import { Button, Stack, Text } from "#src/ui/primitives/elements";
import { Fallback } from "#src/ui/primitives/fallback/fallback";
import * as styles from "./unit-page.module.css";
import { loadMaker } from "./load-maker";
import { UNIT_ENTRY } from "./unit-entry";
import type { UnitMakerProps } from "./unit-maker";

/** A unit of the visitor's own: as it is built an empty stage, then the maker, which is fetched. */
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
        <div className={styles.waiting}>
          <div className={styles.stage} aria-hidden="true" />
          <Stack gap={3}>
            <h1 className={styles.title}>Your unit</h1>
            <p>
              Two to five idols, a name of your own, and a poster of it: to save, to send, to set as
              a wallpaper. It is drawn on your device, and nothing leaves it.
            </p>
            <Text as="output" weight={800} data-only="scripts">
              {hasFailed
                ? "The drawings could not be loaded. Try again when you are online."
                : "The members are getting ready …"}
            </Text>
            {hasFailed && (
              <Button shadow={1} onClick={retry}>
                Try again
              </Button>
            )}
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

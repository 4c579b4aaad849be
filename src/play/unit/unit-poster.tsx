import { observer } from "mobx-react-lite";
import { useDeferredValue, useMemo } from "react";
import type { CharacterId } from "#content/types";
import type { UnitAssets } from "#lib/pictures/own-unit/unit-assets";
import { unitAltText } from "#lib/play/unit/unit-words";
import { Button, Row, Stack, Text } from "#src/ui/primitives/elements";
import { IconButton } from "#src/ui/primitives/button/icon-button";
import { nameOfPalette, type Palette } from "./palette";
import { posterAddress } from "./unit-png";
import * as page from "./unit-page.module.css";
import * as styles from "./unit-poster.module.css";
import type { UnitSession } from "./unit-session";

interface UnitPosterProps {
  readonly session: UnitSession;
  readonly assets: UnitAssets;
  readonly nameOf: (id: CharacterId) => string;
  readonly palettes: readonly Palette[];
  readonly favorites: readonly CharacterId[];
}

/** The poster, with undo, redo and a random unit. */
export const UnitPoster = observer(function UnitPoster(props: UnitPosterProps) {
  const { session, assets, nameOf, palettes, favorites } = props;
  const { history, unit, announcement } = session;
  // Typing goes on while a poster is drawn.
  const shown = useDeferredValue(unit);
  const address = useMemo(() => posterAddress(shown, assets), [shown, assets]);
  return (
    <Stack className={page.box}>
      <Row className={`${page.top} ${styles.top}`}>
        <h1 className={page.title}>Your unit</h1>
        <IconButton
          aria-label="Undo"
          // Not `disabled`: it would lose the focus with the last step.
          aria-disabled={!history.canUndo}
          onClick={session.undo}
        >
          ↶
        </IconButton>
        <IconButton aria-label="Redo" aria-disabled={!history.canRedo} onClick={session.redo}>
          ↷
        </IconButton>
        <Button
          tone="sun"
          size="small"
          className={styles.surprise}
          onClick={() => session.surprise(favorites, String(Math.random()))}
        >
          Surprise me
        </Button>
      </Row>
      <img
        className={page.poster}
        src={address}
        alt={unitAltText(unit, nameOf, nameOfPalette(palettes, unit.colors))}
        width={1200}
        height={1600}
      />
      <Text as="output" size={3} weight={700} className={page.words}>
        {announcement}
      </Text>
    </Stack>
  );
});

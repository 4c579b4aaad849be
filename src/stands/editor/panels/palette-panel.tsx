import { observer } from "mobx-react-lite";
import { useEffect, useId, useRef } from "react";
import * as controls from "../controls.module.css";
import { Icon } from "../icon";
import type { EditorSession } from "../session/editor-session";
import * as styles from "./palette-panel.module.css";
import type { PaletteSwiper } from "./palette-swiper";
import * as panel from "./panel.module.css";
import { PartThumb } from "./part-thumb";
import type { PaletteName } from "../palette-name";

interface PalettePanelProps {
  readonly session: EditorSession;
  readonly palettes: readonly PaletteName[];
}

/** The palettes in a row: swiped by the browser, moved by Swiper once it is fetched, chosen as radios. */
export const PalettePanel = observer(function PalettePanel({
  session,
  palettes,
}: PalettePanelProps) {
  const { fields, kit } = session;
  const chosen = palettes.findIndex(({ id }) => id === fields.swiperColorValue);
  const container = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const swiper = useRef<PaletteSwiper>(undefined);
  const at = useRef(chosen);
  const name = useId();
  const flower = kit.parts.flower[0];

  useEffect(() => {
    at.current = chosen;
    swiper.current?.moveTo(chosen);
  }, [chosen]);

  useEffect(() => {
    let isOver = false;
    import(/* webpackChunkName: "stand-palettes" */ "./palette-swiper").then(
      ({ createPaletteSwiper }) => {
        if (isOver || !container.current || !row.current) return;
        swiper.current = createPaletteSwiper(container.current, row.current);
        swiper.current.moveTo(at.current);
      },
      // Without Swiper the row is scrolled by hand.
      () => undefined,
    );
    return () => {
      isOver = true;
      swiper.current?.detach();
    };
  }, []);

  const choose = (index: number) => {
    const palette = palettes[(index + palettes.length) % palettes.length];
    if (!palette) return;
    fields.setSwiperColor(palette.id);
    session.say(`Colours of ${palette.name}`);
  };

  return (
    <fieldset className={`${panel.set} ${styles.palettes}`}>
      <legend className={panel.title}>Colours of</legend>
      <div ref={container} className={`swiper ${styles.swiper}`}>
        <div ref={row} className={`swiper-wrapper ${styles.row}`}>
          {palettes.map(({ id, name: title }, index) => (
            <label key={id} className={`swiper-slide ${styles.palette}`} data-unit={id}>
              <input
                type="radio"
                className={panel.radio}
                name={name}
                value={id}
                checked={index === chosen}
                onChange={() => choose(index)}
              />
              <span className={styles.inks}>
                {flower && <PartThumb sprite={kit.sprite} kind="flower" part={flower} />}
              </span>
              {title}
            </label>
          ))}
        </div>
      </div>
      <div className={styles.ways}>
        <button
          type="button"
          className={controls.icon}
          aria-label="Previous palette"
          onClick={() => choose(chosen - 1)}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className={controls.icon}
          aria-label="Next palette"
          onClick={() => choose(chosen + 1)}
        >
          <Icon name="right" />
        </button>
      </div>
    </fieldset>
  );
});

import { observer } from "mobx-react-lite";
import { useEditor } from "../editor-context";
import { useEffect, useId, useRef } from "react";
import { IconButton } from "../controls";
import * as styles from "./palette-panel.module.css";
import type { PaletteSwiper } from "./palette-swiper";
import * as panel from "./panel.module.css";
import { PartThumb } from "./part-thumb";
import type { UnitName } from "../../scene/unit-name";

/** The palettes in a row: swiped by the browser, moved by Swiper once it is fetched, chosen as radios. */
export const PalettePanel = observer(function PalettePanel({
  palettes,
}: {
  readonly palettes: readonly UnitName[];
}) {
  const { session } = useEditor();
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
      // Without Swiper the visitor scrolls the row.
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
        <IconButton icon="left" label="Previous palette" onClick={() => choose(chosen - 1)} />
        <IconButton icon="right" label="Next palette" onClick={() => choose(chosen + 1)} />
      </div>
    </fieldset>
  );
});

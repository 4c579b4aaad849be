import { observer } from "mobx-react-lite";
import { Panel } from "#src/ui/primitives/elements";
import { classNames } from "#src/ui/primitives/element";
import { InvisibleInput } from "#src/ui/primitives/field/field";
import { useEditor, useStands } from "../../store/use-stands";
import { useEffect, useId, useRef } from "react";
import { PartPicture } from "../../scene/part-picture";
import { IconButton } from "../controls/controls";
import * as scene from "../../scene/stand-scene.module.css";
import * as styles from "./palette-panel.module.css";
import * as panel from "../controls/panel.module.css";

export const PalettePanel = observer(function PalettePanel() {
  const { session, units: palettes } = useEditor();
  const { kit } = session;
  const stands = useStands();
  const chosen = palettes.findIndex(({ id }) => id === stands.swiperColorValue);
  const row = useRef<HTMLDivElement>(null);
  const name = useId();
  const flower = kit.parts.flower[0];

  useEffect(() => {
    const palette = row.current?.children[chosen];
    if (!row.current || !(palette instanceof HTMLElement)) return;
    const { offsetLeft, offsetWidth } = palette;
    row.current.scrollTo({ left: offsetLeft + (offsetWidth - row.current.clientWidth) / 2 });
  }, [chosen]);

  const choose = (index: number) => {
    const palette = palettes[(index + palettes.length) % palettes.length];
    if (!palette) return;
    stands.swiperColorValue = palette.id;
    session.announce(`Colours of ${palette.name}`);
  };

  return (
    <fieldset className={panel.set}>
      <legend className={panel.title}>Colours of</legend>
      <div ref={row} className={styles.row}>
        {palettes.map(({ id, name: title }, index) => (
          <Panel
            as="label"
            key={id}
            className={classNames(scene.colors, styles.palette)}
            data-unit={id}
          >
            <InvisibleInput
              type="radio"
              name={name}
              value={id}
              checked={index === chosen}
              onChange={() => choose(index)}
            />
            <span className={styles.inks}>
              {flower && (
                <PartPicture kit={kit} kind="flower" part={flower.key} className={panel.thumb} />
              )}
            </span>
            {title}
          </Panel>
        ))}
      </div>
      <div className={styles.links}>
        <IconButton icon="left" label="Previous palette" onClick={() => choose(chosen - 1)} />
        <IconButton icon="right" label="Next palette" onClick={() => choose(chosen + 1)} />
      </div>
    </fieldset>
  );
});

import { ChoiceLink } from "#src/ui/primitives/choice-link/choice-link";
import type { ImageColor } from "./image-color";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as styles from "./unit-lights.module.css";

interface UnitLightsProps {
  groups: readonly { readonly name: string; readonly lights: readonly ImageColor[] }[];
}

/** The units: each begins with its first light, its own where it has one. */
export function UnitLights({ groups }: UnitLightsProps) {
  return (
    <nav className={styles.units} aria-labelledby="by-unit">
      <h2 id="by-unit" className={letters.title4}>
        Swipe through a unit
      </h2>
      <ul className={styles.list}>
        {groups.map(({ name, lights }) =>
          lights[0] ? (
            <li key={name}>
              <ChoiceLink className={styles.unit} address={lights[0].path} isChosen={false}>
                <b>{name}</b>
                <svg width={lights.length * 13} height="24" aria-hidden="true">
                  {lights.map(({ path, color }, place) => (
                    <rect
                      key={path}
                      x={place * 13 + 1}
                      y="1"
                      width="9"
                      height="22"
                      rx="4"
                      fill={color}
                    />
                  ))}
                </svg>
              </ChoiceLink>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}

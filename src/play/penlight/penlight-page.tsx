import { useCallback, useMemo } from "react";
import { penlightPath } from "#lib/content/pages/paths";
import { byHue } from "#lib/play/penlight/hues";
import { NotFound } from "#src/app/errors/not-found";
import { readParams } from "#src/app/routing/search-params";
import { type PageAddress, useSearchState, writeAddress } from "#src/app/routing/use-search-state";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { ColorCard } from "./color-card";
import { colorOfIdol, colorOfUnit, type ImageColor } from "./image-color";
import { Light } from "./light";
import { PenlightHero } from "./penlight-hero";
import { UnitLights } from "./unit-lights";
import * as letters from "#src/ui/primitives/letters.module.css";
import * as shapes from "#src/ui/primitives/shapes.module.css";
import * as styles from "./penlight-page.module.css";

/** Whose light is asked for: an address of this page; undefined where the address means nothing. */
function readLight({ search }: PageAddress): { path: string | undefined } {
  const params = readParams(search, ["idol", "unit"]);
  if (params?.idol === undefined && params?.unit === undefined)
    return { path: params && penlightPath };
  const [name, value] = params.unit === undefined ? ["idol", params.idol] : ["unit", params.unit];
  return { path: `${penlightPath}?${name}=${value}` };
}

/** Every published image colour, and a screen full of one. */
export function PenlightPage({ data }: { data: Queries.PenlightRouteQuery }) {
  const people = data.people.nodes;
  const units = data.units.nodes;
  const idols = useMemo(() => people.map(colorOfIdol), [people]);
  const groups = useMemo(
    () =>
      units.map(({ list, ...unit }) => {
        const members = list.flatMap((id) => people.find(({ jsonId }) => jsonId === id) ?? []);
        const own = colorOfUnit({ list, ...unit });
        return {
          name: unit.name,
          own,
          lights: [...(own ? [own] : []), ...members.map(colorOfIdol)],
        };
      }),
    [units, people],
  );
  const asked = useSearchState(readLight);
  const isAsked = ({ path }: ImageColor) => path === asked?.path;
  const mates = groups.find(({ lights }) => lights.some(isAsked))?.lights ?? idols.filter(isAsked);
  const lit = mates.find(isAsked);
  const close = useCallback(() => writeAddress(penlightPath, { replace: true }), []);
  if (asked && asked.path !== penlightPath && !lit) return <NotFound />;
  const families = [...byHue(idols), ["Units", groups.flatMap(({ own }) => own ?? [])] as const];
  return (
    <div className={shapes.dark}>
      <PenlightHero people={people} />
      <UnitLights groups={groups} />
      <LateSheets />
      <div className={styles.hues}>
        {families.map(([title, all], place) => (
          <section key={title} className={styles.hue} aria-labelledby={`hue-${place}`}>
            <h2 id={`hue-${place}`} className={letters.title4}>
              {title}
            </h2>
            <ul className={styles.cards}>
              {all.map((one) => (
                <ColorCard key={one.path} color={one} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {lit && (
        <Light
          light={lit}
          mates={mates}
          onShow={({ path }) => writeAddress(path, { replace: true })}
          onClose={close}
        />
      )}
    </div>
  );
}

import { useCallback, useMemo } from "react";
import { penlightPath } from "#lib/content/pages/paths";
import { byHue } from "#lib/play/penlight/hues";
import { NotFound } from "#src/app/errors/not-found";
import { readParams } from "#src/app/routing/search-params";
import { type PageAddress, useSearchState, writeAddress } from "#src/app/routing/use-search-state";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { ColorCard } from "./color-card";
import { Light } from "./light";
import { litPath } from "./lit-path";
import { PenlightHero } from "./penlight-hero";
import { UnitLights } from "./unit-lights";
import * as styles from "./penlight-page.module.css";

const readIdol = ({ search }: PageAddress) => {
  const params = readParams(search, ["idol"]);
  return { isSound: params !== undefined, cname: params?.idol };
};

/** Every published image colour, and a screen full of one. */
export function PenlightPage({ data }: { data: Queries.PenlightRouteQuery }) {
  const people = data.people.nodes;
  const units = data.units.nodes;
  const asked = useSearchState(readIdol);
  const lit = people.find(({ cname }) => cname === asked?.cname);
  const mates = useMemo(() => {
    const list = units.find(({ list: ids }) => lit && ids.includes(lit.jsonId))?.list ?? [];
    const found = list.flatMap((id) => people.find(({ jsonId }) => jsonId === id) ?? []);
    return found.length > 0 ? found : lit ? [lit] : [];
  }, [units, people, lit]);
  const close = useCallback(() => writeAddress(penlightPath, { replace: true }), []);
  if (asked && (!asked.isSound || (asked.cname !== undefined && !lit))) return <NotFound />;
  return (
    <div className={styles.page}>
      <PenlightHero colors={people} />
      <UnitLights units={units} people={people} />
      <LateSheets />
      <div className={styles.hues}>
        {byHue(people).map(([hue, all], place) => (
          <section key={hue} className={styles.hue} aria-labelledby={`hue-${place}`}>
            <h2 id={`hue-${place}`} className={styles.title}>
              {hue}
            </h2>
            <ul className={styles.cards}>
              {all.map((person) => (
                <ColorCard key={person.jsonId} person={person} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {lit && (
        <Light
          person={lit}
          mates={mates}
          onShow={(next) => writeAddress(litPath(next.cname), { replace: true })}
          onClose={close}
        />
      )}
    </div>
  );
}

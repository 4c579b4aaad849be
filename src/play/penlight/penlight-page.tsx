import { useCallback, useMemo } from "react";
import { penlightPath } from "#lib/content/model/pages/paths";
import { byHue } from "#lib/play/penlight/hues";
import { NotFound } from "#src/app/errors/not-found";
import { readParams } from "#src/app/routing/search-params";
import { type PageAddress, useSearchState, writeAddress } from "#src/app/routing/use-search-state";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { ChoiceLink } from "#src/ui/primitives/choice-link/choice-link";
import { Picture } from "#src/ui/primitives/picture/picture";
import { CopyButton } from "#src/ui/primitives/copy-button/copy-button";
import { colorOfIdol, colorOfUnit, type ImageColor } from "./image-color";
import { Light } from "./light";
import * as hero from "#src/ui/primitives/hero/hero.module.css";
import * as styles from "./penlight-page.module.css";
import * as card from "./penlight-page.late.module.css";
import { Cluster, Panel, Stack, Tag, Title } from "#src/ui/primitives/elements";
import { Fallback } from "#src/ui/primitives/fallback/fallback";

/** Requested lights, in order of preference. */
const readLights = ({ search }: PageAddress): string[] =>
  Object.entries(readParams(search, ["idol", "unit"])).map(
    ([name, value]) => `${penlightPath}?${name}=${value}`,
  );

/** All published image colours, and a light in one of them. */
export function PenlightPage({ data }: { data: Queries.PenlightRouteQuery }) {
  const people = data.people.nodes;
  const units = data.units.nodes;
  const idols = useMemo(() => people.map(colorOfIdol), [people]);
  // The unit's own light comes first.
  const groups = useMemo(
    () =>
      units.map((unit) => {
        const members = unit.list.flatMap((id) => people.find((one) => one.id === id) ?? []);
        const unitLight = colorOfUnit(unit);
        return { name: unit.name, unitLight, lights: [...unitLight, ...members.map(colorOfIdol)] };
      }),
    [units, people],
  );
  const requestedPaths = useSearchState(readLights);
  const isRequested = ({ path }: ImageColor) => requestedPaths?.includes(path) === true;
  const mates =
    groups.find(({ lights }) => lights.some(isRequested))?.lights ?? idols.filter(isRequested);
  const shownLight = mates.find(isRequested);
  const close = useCallback(() => writeAddress(penlightPath, { replace: true }), []);
  if (requestedPaths && requestedPaths.length > 0 && !shownLight) return <NotFound />;
  const families = [
    ...byHue(idols),
    ["Units", groups.flatMap(({ unitLight }) => unitLight)] as const,
  ];
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <div className={styles.words}>
          <Tag className={hero.badge}>The colours of {people.length} idols</Tag>
          <h1 className={styles.title}>Penlight</h1>
          <p className={hero.lead}>
            Choose an idol or a unit: your whole screen turns their colour and stays on. Swipe to go
            on to the next member. It works without a network, too.
          </p>
          <p className={styles.hint}>
            Turn your screen’s brightness up first: a page cannot do that. Nothing here flashes.
          </p>
          <noscript>
            <p className={styles.hint}>
              Filling the screen needs JavaScript, which is switched off in this browser.
            </p>
          </noscript>
        </div>
        <ul className={styles.sea} aria-hidden="true">
          {people.map(({ id }) => (
            <li key={id} data-character={id} />
          ))}
        </ul>
      </header>
      <nav className={styles.units} aria-labelledby="by-unit">
        <Title size={4} id="by-unit">
          A whole unit, to swipe through
        </Title>
        <Cluster as="ul" className={styles.list}>
          {groups.map(({ name, lights }) =>
            lights[0] ? (
              <li key={name}>
                <ChoiceLink className={styles.unit} address={lights[0].path} isChosen={false}>
                  <b>{name}</b>
                  <svg width={lights.length * 13} height="24" aria-hidden="true">
                    {lights.map(({ path, color }, at) => (
                      <rect
                        key={path}
                        x={at * 13 + 1}
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
        </Cluster>
      </nav>
      <LateSheets />
      <Stack gap={3} className={styles.hues}>
        {families.map(([title, all], index) => (
          <section key={title} className={styles.hue} aria-labelledby={`hue-${index}`}>
            <h2 id={`hue-${index}`} className={styles.family}>
              {title}
            </h2>
            <ul className={styles.cards}>
              {all.map((color) => (
                <ColorCard key={color.path} {...color} />
              ))}
            </ul>
          </section>
        ))}
      </Stack>
      {shownLight && (
        <Light
          light={shownLight}
          mates={mates}
          onShow={({ path }) => writeAddress(path, { replace: true })}
          onClose={close}
        />
      )}
    </div>
  );
}

function ColorCard({ path, name, note, color, face, sources }: ImageColor) {
  return (
    <Panel as="li" className={card.card}>
      <ChoiceLink className={card.light} address={path} isChosen={false}>
        <svg className={card.stick} aria-hidden="true">
          <rect width="100%" height="100%" fill={color} />
        </svg>
        {face && (
          <span className={card.face}>
            <Picture image={face} alt="" sizes="72px" />
          </span>
        )}
        <b>{name}</b>
        <small>{note}</small>
      </ChoiceLink>
      <Cluster align="center" className={card.foot}>
        <CopyButton size="small" className={card.copy} text={color} done="copied">
          {color}
        </CopyButton>
        <Fallback as="span">{color}</Fallback>
        {sources && <span>{sources === 1 ? "1 source" : `${sources} sources`}</span>}
      </Cluster>
    </Panel>
  );
}

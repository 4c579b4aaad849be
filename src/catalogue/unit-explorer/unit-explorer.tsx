import type { UnitsCatalogue } from "#src/data/stores/units-store";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import * as hidden from "#src/ui/primitives/visually-hidden/visually-hidden.module.css";
import { useStores } from "#src/data/stores/store-context";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { NotFound } from "#src/app/errors/not-found";
import { AgencySections, ListLinks } from "./agency-sections";
import { CharacterPanel } from "./character-panel";
import type { ExplorerCharacter } from "./explorer-catalogue";
import { ExplorerRail } from "./explorer-rail";
import { FavoritesStage } from "./favorites-stage";
import { nextChoice } from "./next-choice";
import * as styles from "./unit-explorer.module.css";
import { UnitStage } from "./unit-stage";
import { useAutoSwitch } from "./use-auto-switch";
import { useChoice } from "./use-choice";

/** Office, unit, member, character, favourites: the server renders the default choice, each choice is a link. */
export const UnitExplorer = observer(function UnitExplorer(props: { catalogue: UnitsCatalogue }) {
  const { catalogue } = props;
  const { units, method, persistence } = useStores();
  // In the first render, so that the server renders the records too.
  useState(() => units.open(catalogue));
  const { isUnknown, hasMoved, choose } = useChoice(units, persistence.ready);
  const [message, setMessage] = useState("");
  const area = useRef<HTMLDivElement>(null);

  const { unitsId, isFavoritesActive, shown } = units;

  useAutoSwitch(area, method, {
    isRunning: method.autoSwitch && !isFavoritesActive && !isUnknown,
    step: () => choose(nextChoice(catalogue, unitsId, shown?.id), { replace: true }),
  });

  if (isUnknown) return <NotFound />;

  const chooseUnit = (unitId: string) => choose({ view: "unit", unitId });
  const chooseMember = (character: ExplorerCharacter, options?: { replace: boolean }) => {
    setMessage(character.name);
    if (isFavoritesActive) units.chooseCharacter(character.id);
    else choose({ view: "unit", unitId: unitsId, characterId: character.id }, options);
  };
  const pressClub = (key: string) => {
    const club = catalogue.clubs.find((record) => record.key === key);
    const members = catalogue.characters.filter(({ id }) => club?.list.includes(id));
    units.pressCircle(key);
    setMessage(`${club?.title}: ${members.map(({ name }) => name).join(", ")}`);
  };
  return (
    <>
      <div ref={area} className={styles.explorer}>
        <ExplorerRail
          onOffice={({ list: [unitId] }) => unitId && chooseUnit(unitId)}
          onUnit={chooseUnit}
          onFavorites={() => choose({ view: "favorites" })}
        />
        {isFavoritesActive ? (
          <FavoritesStage onMember={chooseMember} onLeave={() => chooseUnit(unitsId)} />
        ) : (
          <UnitStage hasMoved={hasMoved} onMember={chooseMember} />
        )}
        <CharacterPanel key={shown?.id} onClub={pressClub} />
        <output className={hidden.hidden}>{message}</output>
      </div>
      <LateSheets />
      <ListLinks />
      <AgencySections />
    </>
  );
});

import type { UnitsCatalogue } from "#src/data/stores/units-store";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { useStores } from "#src/data/stores/store-context";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { NotFound } from "#src/app/errors/not-found";
import { Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { isPerforming } from "#lib/content/model/catalogue/leads";
import {
  officePath,
  unitPath,
  clubsPath,
  everybodyPath,
  unitListPath,
} from "#lib/content/model/pages/paths";
import { Japanese } from "#src/ui/primitives/japanese/japanese";
import {
  ButtonLink,
  Cluster,
  Section,
  Text,
  Title,
  VisuallyHidden,
} from "#src/ui/primitives/elements";
import { Split } from "#src/ui/primitives/grid/split";
import { CharacterPanel } from "./character-panel";
import { type ExplorerCharacter, unitsOf } from "./explorer-catalogue";
import { ExplorerRail } from "./explorer-rail";
import { FavoritesStage } from "./favorites-stage";
import { nextChoice } from "./next-choice";
import * as styles from "./unit-explorer.module.css";
import { UnitStage } from "./unit-stage";
import { useAutoSwitch } from "./use-auto-switch";
import { useChoice } from "./use-choice";
import * as late from "./unit-explorer.late.module.css";

/**
 * Explorer of agencies, units, members and favourites. The server renders the default selection; each choice is a link.
 */
export const UnitExplorer = observer(function UnitExplorer(props: { catalogue: UnitsCatalogue }) {
  const { catalogue } = props;
  const { units, method, persistence } = useStores();
  // During the first render, so that the server renders the records too.
  useState(() => units.open(catalogue));
  const { isUnknown, hasChosen, choose } = useChoice(units, persistence.ready);
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
          <UnitStage hasChosen={hasChosen} onMember={chooseMember} />
        )}
        <CharacterPanel key={shown?.id} onClub={pressClub} />
        <VisuallyHidden as="output">{message}</VisuallyHidden>
      </div>
      <LateSheets />
      <ListLinks />
      <AgencySections />
    </>
  );
});

function AgencySections() {
  const { offices, units } = useStores().units.catalogue;
  return (
    <Section as="div">
      {offices.map(({ id, name, names, desc, list, markPicture }) => (
        <Split as="section" key={id} id={id} className={late.agency} aria-labelledby={`${id}-name`}>
          <Picture className={late.mark} image={markPicture.imageData} alt="" sizes="240px" />
          <div>
            <Title size={3} id={`${id}-name`}>
              <Link to={officePath(id)}>{name}</Link>
            </Title>
            <Text as={Japanese} weight={600} soft text={names.ja} />
            <p className={late.desc}>{desc}</p>
            <Cluster as="ul" className={late.units}>
              {unitsOf(units, list).map((unit) => (
                <li key={unit.id}>
                  <ButtonLink
                    size="small"
                    shadow={1}
                    className={late.unit}
                    to={unitPath(unit.id)}
                    data-unit={unit.id}
                  >
                    {unit.name}
                  </ButtonLink>
                </li>
              ))}
            </Cluster>
          </div>
        </Split>
      ))}
    </Section>
  );
}

/** Links to all units (mobile only, SPEC section 2), characters and clubs. */
function ListLinks() {
  const { units, characters, clubs } = useStores().units.catalogue;
  const idols = new Set(characters.map(({ cname }) => cname));
  return (
    <Cluster as="nav" className={late.lists} aria-label="Lists">
      <Link className={`${late.list} ${late.mobile}`} to={unitListPath}>
        {/* The audition, and figures beyond the stage, are no performing units. */}
        <span className={late.number}>{units.filter(isPerforming).length}</span> All units
      </Link>
      <Link className={late.list} to={everybodyPath}>
        <span className={late.number}>{idols.size}</span> All characters
      </Link>
      <Link className={late.list} to={clubsPath}>
        <span className={late.number}>{clubs.length}</span> Clubs
      </Link>
    </Cluster>
  );
}

import { observer } from "mobx-react-lite";
import { useMemo, useState } from "react";
import type { CharacterId } from "#content/types";
import { kitOf, type Wardrobe } from "#lib/pictures/own-unit/wardrobe";
import { useStores } from "#src/data/stores/store-context";
import { UnseenInput } from "#src/ui/primitives/field/field";
import { Choice } from "#src/ui/primitives/choice-link/choices";
import { Panel } from "#src/ui/primitives/panel/panel";
import { Stack } from "#src/ui/primitives/layout/layout";
import { VisuallyHidden } from "#src/ui/primitives/visually-hidden/visually-hidden";
import { BackdropStep } from "./steps/backdrop-step";
import { MembersStep } from "./steps/members-step";
import { NameStep } from "./steps/name-step";
import { PeopleStep } from "./steps/people-step";
import { ShareStep } from "./steps/share-step";
import type { UnitIdol } from "./unit-idol";
import * as styles from "./unit-maker.module.css";
import { UnitPoster } from "./unit-poster";
import { useOwnUnit } from "./use-own-unit";
import { useUnitKeys } from "./use-unit-keys";

export interface UnitMakerProps {
  readonly people: readonly UnitIdol[];
  readonly units: readonly { readonly id: string; readonly name: string }[];
}

const STEPS = [
  ["members", "Members"],
  ["name", "Name"],
  ["backdrop", "Backdrop"],
  ["people", "Each one"],
  ["share", "Share"],
] as const;

/** The poster, and below or beside it the steps in which it is made. */
export const UnitMaker = observer(function UnitMaker(
  props: UnitMakerProps & { readonly wardrobe: Wardrobe },
) {
  const { people, units, wardrobe } = props;
  const { favorites } = useStores().units;
  const [step, setStep] = useState<(typeof STEPS)[number][0]>("members");
  const kit = useMemo(() => kitOf(wardrobe), [wardrobe]);
  const nameOf = useMemo(() => {
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return (id: CharacterId) => names.get(id) ?? `Idol ${id}`;
  }, [people]);
  const { session, fault, isRemembering, opened } = useOwnUnit(kit, nameOf);
  useUnitKeys(session);
  const idols = people.filter(({ id }) => kit.idols.has(id));
  const palettes = units.filter(({ id }) => kit.palettes.some((one) => one === id));
  return (
    <div className={styles.maker}>
      <div className={styles.stage}>
        <UnitPoster
          session={session}
          wardrobe={wardrobe}
          nameOf={nameOf}
          palettes={palettes}
          favorites={favorites}
        />
        <fieldset className={styles.steps}>
          <VisuallyHidden as="legend">What to change</VisuallyHidden>
          <div className={styles.row}>
            {STEPS.map(([key, title]) => (
              <Choice key={key} className={styles.step}>
                <UnseenInput
                  type="radio"
                  name="step"
                  checked={key === step}
                  onChange={() => setStep(key)}
                />
                {title}
              </Choice>
            ))}
          </div>
        </fieldset>
      </div>
      <Stack gap={4} className={styles.panel}>
        {fault && (
          <Panel as="p" role="alert" className={styles.note}>
            {fault}
          </Panel>
        )}
        {step === "members" && (
          <MembersStep
            key={session.openings}
            session={session}
            idols={idols}
            favorites={favorites}
          />
        )}
        {step === "name" && <NameStep session={session} />}
        {step === "backdrop" && <BackdropStep session={session} palettes={palettes} />}
        {step === "people" && <PeopleStep session={session} idols={idols} />}
        {step === "share" && (
          <ShareStep
            session={session}
            wardrobe={wardrobe}
            nameOf={nameOf}
            palettes={palettes}
            onOpened={opened}
          />
        )}
        {!isRemembering && (
          <Panel as="p" className={styles.note}>
            This browser keeps nothing: save the poster or copy the link before you leave.
          </Panel>
        )}
      </Stack>
    </div>
  );
});

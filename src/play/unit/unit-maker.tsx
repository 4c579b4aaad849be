import { observer } from "mobx-react-lite";
import { useMemo, useState } from "react";
import type { CharacterId } from "#content/types";
import { unitOptions, type UnitAssets } from "#lib/pictures/own-unit/unit-assets";
import { useStores } from "#src/data/stores/store-context";
import { InvisibleInput } from "#src/ui/primitives/field/field";
import { Choice } from "#src/ui/primitives/choice-link/choices";
import { Panel, Stack, VisuallyHidden } from "#src/ui/primitives/elements";
import { BackdropStep } from "./steps/backdrop-step";
import { MembersStep } from "./steps/members-step";
import { NameStep } from "./steps/name-step";
import { StanceStep } from "./steps/stance-step";
import { ShareStep } from "./steps/share-step";
import type { UnitIdol } from "./unit-idol";
import * as styles from "./unit-maker.module.css";
import * as page from "./unit-page.module.css";
import { UnitPoster } from "./unit-poster";
import { useOwnUnit } from "./use-own-unit";
import { useUnitKeys } from "./use-unit-keys";

export interface UnitMakerProps {
  readonly idols: readonly UnitIdol[];
  readonly units: readonly { readonly id: string; readonly name: string }[];
}

const STEPS = [
  ["members", "Members"],
  ["name", "Name"],
  ["backdrop", "Backdrop"],
  ["stance", "Each one"],
  ["share", "Share"],
] as const;

/** The poster, and the controls below or beside it, one step at a time. */
export const UnitMaker = observer(function UnitMaker(
  props: UnitMakerProps & { readonly assets: UnitAssets },
) {
  const { idols, units, assets } = props;
  const { favorites } = useStores().units;
  const [step, setStep] = useState<(typeof STEPS)[number][0]>("members");
  const options = useMemo(() => unitOptions(assets), [assets]);
  const nameOf = useMemo(() => {
    const names = new Map(idols.map(({ id, name }) => [id, name]));
    return (id: CharacterId) => names.get(id) ?? `Idol ${id}`;
  }, [idols]);
  const { session, fault, isPersistent, openRestored } = useOwnUnit(options, nameOf);
  useUnitKeys(session);
  const available = idols.filter(({ id }) => options.idols.has(id));
  const palettes = units.filter(({ id }) => options.palettes.some((one) => one === id));
  return (
    <div className={page.maker}>
      <div className={page.stage}>
        <UnitPoster
          session={session}
          assets={assets}
          nameOf={nameOf}
          palettes={palettes}
          favorites={favorites}
        />
        <fieldset className={page.steps}>
          <VisuallyHidden as="legend">What to change</VisuallyHidden>
          <div className={styles.row}>
            {STEPS.map(([key, title]) => (
              <Choice key={key} className={styles.step}>
                <InvisibleInput
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
      <Stack gap={4} className={page.panel}>
        {fault && (
          <Panel as="p" role="alert" className={styles.note}>
            {fault}
          </Panel>
        )}
        {step === "members" && (
          <MembersStep
            key={session.openings}
            session={session}
            idols={available}
            missing={idols.filter((one) => !available.includes(one)).map(({ name }) => name)}
            favorites={favorites}
          />
        )}
        {step === "name" && <NameStep session={session} />}
        {step === "backdrop" && (
          <BackdropStep session={session} assets={assets} palettes={palettes} />
        )}
        {step === "stance" && <StanceStep session={session} idols={available} />}
        {step === "share" && (
          <ShareStep
            session={session}
            assets={assets}
            nameOf={nameOf}
            palettes={palettes}
            onRestored={openRestored}
          />
        )}
        {!isPersistent && (
          <Panel as="p" className={styles.note}>
            This browser keeps nothing: save the poster or copy the link before you leave.
          </Panel>
        )}
      </Stack>
    </div>
  );
});

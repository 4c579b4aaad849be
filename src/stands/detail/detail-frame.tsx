import { siteHere } from "#src/data/browser/base-path";
import type { ReactNode } from "react";
import { exhibitionPath, makerPath } from "#lib/content/model/pages/paths";
import type { StandKit } from "#lib/stand/kit/kit";
import { layOut } from "#lib/stand/scene/layout";
import { CopyButton } from "#src/ui/primitives/copy-button/copy-button";
import type { Drawing } from "../scene/use-drawing";
import { StandScene } from "../scene/stand-scene";
import { ButtonLink, Cluster, Panel, Tag } from "#src/ui/primitives/elements";
import { Split } from "#src/ui/primitives/grid/split";
import * as styles from "./detail.module.css";

interface DetailFrameProps {
  readonly picture?: ReactNode;
  readonly unit?: string;
  readonly children: ReactNode;
  readonly after?: ReactNode;
}

export function DetailFrame({ picture, unit, children, after }: DetailFrameProps) {
  return (
    <div className={styles.page}>
      <Split className={styles.stage}>
        {picture ?? <div className={styles.place} />}
        <Panel shadow={3} className={styles.plate} data-unit={unit}>
          {children}
        </Panel>
      </Split>
      {after}
    </div>
  );
}

/** A stand on the stage, with its layers as text for screen readers, back to front. */
export function BigScene(props: { drawing: Drawing; kit: StandKit; title: string }) {
  const { drawing, kit, title } = props;
  const stand = drawing?.ok ? drawing.stand : undefined;
  const parts = stand ? layOut(stand, kit).layers.map(({ name }) => name) : [];
  return (
    <div className={styles.place} data-unit={stand?.palette}>
      <div className={styles.frame}>
        {stand && <StandScene stand={stand} kit={kit} label={`${title}: ${parts.join(", ")}`} />}
      </div>
    </div>
  );
}

/** Placeholder until the stand is known; without scripts it remains, with an explanation. */
export function StandPlaceholder({ words }: { readonly words?: string }) {
  const plate = words ? (
    <output>{words}</output>
  ) : (
    <>
      <p className={styles.unscripted}>
        Showing a stand needs JavaScript, which is switched off in this browser.
      </p>
      <p>
        <ButtonLink to={exhibitionPath}>To the exhibition</ButtonLink>
      </p>
    </>
  );
  return (
    <DetailFrame>
      <h1 className={styles.title}>A flower stand up close</h1>
      {plate}
    </DetailFrame>
  );
}

export function CopyLink({ path }: { readonly path: string }) {
  const { href } = new URL(siteHere() + path);
  return (
    <CopyButton text={href} done="The link is copied.">
      Copy the link
    </CopyButton>
  );
}

export function NoStand({ why, children }: { why: ReactNode; children?: ReactNode }) {
  const petals = (
    <div className={styles.place}>
      <svg className={styles.petals} viewBox="0 0 200 120" aria-hidden="true">
        <path d="M30 96q14-20 34-8-10 20-34 8ZM84 70q-4-24 18-30 10 22-18 30ZM128 98q4-22 28-18-2 22-28 18ZM150 46q18-12 30 4-16 16-30-4Z" />
      </svg>
    </div>
  );
  return (
    <DetailFrame picture={petals}>
      <Tag className={styles.sign}>An empty place</Tag>
      <h1 className={styles.title}>There is no stand here</h1>
      <p>{why}</p>
      <Cluster align="center" gap={3} className={styles.actions}>
        {children}
        <ButtonLink to={exhibitionPath}>To the exhibition</ButtonLink>
        <ButtonLink to={makerPath}>Make one</ButtonLink>
      </Cluster>
    </DetailFrame>
  );
}

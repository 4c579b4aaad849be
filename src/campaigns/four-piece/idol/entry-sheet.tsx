import { Link } from "gatsby";
import type { ReactNode } from "react";
import { ScriptNames } from "#src/ui/records/script-names/script-names";
import { fourPiecePath, unitPath } from "#lib/content/model/pages/paths";
import { twoDigits } from "#lib/format/two-digits";
import { roleName } from "../parts/role-name";
import * as styles from "./entry-sheet.module.css";

/** Entry sheet of a contestant, or pass of a companion; filled in by the editors. */
export function EntrySheet({ idol }: { idol: Queries.FourPieceIdolPageFragment }) {
  const { number, role, audition, roleTitle, venueRecord, sheet, later } = idol;
  const { name, names, unitRecord } = idol.idol;
  const auditionUnit = (idol.auditionRecord ?? idol.idol).unitRecord;
  const isCompanion = role === "beside";
  const handwritten = { Packs: sheet.packs, "Warms up with": sheet.warmsUp, Dreads: sheet.dreads };
  return (
    <div className={styles.sheet}>
      <p className={styles.form}>
        <span>{isCompanion ? "Side pass" : "Entry sheet"}</span>
        <span>No. {twoDigits(number)}</span>
      </p>
      <h1 className={styles.name}>{name}</h1>
      <ScriptNames name={name} names={names} />
      <p className={styles.title}>{roleTitle}</p>
      <dl className={styles.rows}>
        {names.realName && (
          <Row label="Real name" isWide>
            {names.realName} {names.realNameJa && <span lang="ja">{names.realNameJa}</span>}
          </Row>
        )}
        <Row label="Venue">
          <Link to={`${fourPiecePath}#${venueRecord.id}`}>{venueRecord.name}</Link>
          <span className={styles.small}>{venueRecord.piece}</span>
        </Row>
        <Row label="Role">
          {isCompanion ? "At the side of the contestants" : "Contestant"}
          {audition && <span className={styles.small}>one of five newcomers</span>}
        </Row>
        {auditionUnit.id === unitRecord.id ? (
          <Row label="Unit" isWide>
            <Link to={unitPath(unitRecord.id)}>{unitRecord.name}</Link>, then and now
          </Row>
        ) : (
          <>
            <Row label="Unit then">
              none yet
              <span className={styles.small}>
                at home in <Link to={unitPath(auditionUnit.id)}>{auditionUnit.name}</Link> itself
              </span>
            </Row>
            <Row label="Unit now">
              <Link to={unitPath(unitRecord.id)}>{unitRecord.name}</Link>
            </Row>
          </>
        )}
        {later && (
          <Row label="What came of it" isWide>
            <Link to={later.path}>{later.what}</Link>
          </Row>
        )}
        {Object.entries(handwritten).map(([label, words]) => (
          <Row key={label} label={label} isWide isWritten>
            {words}
          </Row>
        ))}
      </dl>
      <p className={styles.stamp} aria-hidden="true">
        {roleName({ role, audition })}
      </p>
    </div>
  );
}

function Row({
  label,
  isWide = false,
  isWritten = false,
  children,
}: {
  label: string;
  isWide?: boolean;
  isWritten?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isWide ? `${styles.row} ${styles.wide}` : styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd className={isWritten ? styles.written : styles.value}>{children}</dd>
    </div>
  );
}

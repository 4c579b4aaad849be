import type { Named } from "#lib/search/match-name";
import { Terms } from "../../primitives/terms/terms";
import * as styles from "./script-names.module.css";

/** A name in other scripts, labelled, without repetitions. */
export function ScriptNames({ name, names: { ja, kana, zhHant } }: Required<Named>) {
  const rows = [
    { label: "Japanese", lang: "ja", value: ja },
    { label: "Reading", lang: "ja", value: kana },
    { label: "Chinese", lang: "zh-Hant", value: zhHant === ja ? null : zhHant },
  ].filter(({ value }) => value && value !== name);
  if (rows.length === 0) return null;
  return (
    <Terms className={styles.names} rowClass={styles.row} termClass={styles.label} of={rows} />
  );
}

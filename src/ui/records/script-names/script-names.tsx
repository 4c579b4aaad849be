import type { Named } from "#lib/text/names-match";
import * as styles from "./script-names.module.css";

/** A name in other scripts, each labelled and in its language, where it says something new. */
export function ScriptNames({ name, names: { ja, kana, zhHant } }: Required<Named>) {
  const rows = [
    { label: "Japanese", lang: "ja", script: ja },
    { label: "Reading", lang: "ja", script: kana },
    { label: "Chinese", lang: "zh-Hant", script: zhHant === ja ? null : zhHant },
  ].filter(({ script }) => script && script !== name);
  if (rows.length === 0) return null;
  return (
    <dl className={styles.names}>
      {rows.map(({ label, lang, script }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd lang={lang}>{script}</dd>
        </div>
      ))}
    </dl>
  );
}

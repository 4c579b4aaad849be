import * as styles from "./script-names.module.css";

interface ScriptNamesProps {
  names: {
    ja?: string | null | undefined;
    kana?: string | null | undefined;
    zhHant?: string | null | undefined;
  };
}

/** A name in other scripts, each labelled and in its language; the Chinese where it differs. */
export function ScriptNames({ names: { ja, kana, zhHant } }: ScriptNamesProps) {
  const rows = [
    { label: "Japanese", lang: "ja", name: ja },
    { label: "Reading", lang: "ja", name: kana },
    { label: "Chinese", lang: "zh-Hant", name: zhHant === ja ? null : zhHant },
  ].filter(({ name }) => name);
  if (rows.length === 0) return null;
  return (
    <dl className={styles.names}>
      {rows.map(({ label, lang, name }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd lang={lang}>{name}</dd>
        </div>
      ))}
    </dl>
  );
}

import { Picture } from "#src/ui/primitives/picture/picture";
import { ScriptNames } from "#src/ui/records/script-names/script-names";
import * as styles from "./unit-hero.module.css";

/** The group picture (wide, or tall on phones), the mark and the slogans. */
export function UnitHero({ unit }: { unit: Queries.UnitPageFragment }) {
  const { display, names, name } = unit;
  return (
    <header className={styles.hero}>
      <Picture
        className={styles.picture}
        image={display.widePicture.imageData}
        alt={`${name} together on stage, drawn by Encore`}
        sizes="(min-width: 900px) 64vw, 66vw"
        instead={{
          image: display.tallPicture.imageData,
          media: "(max-width: 559px)",
          sizes: "100vw",
        }}
        priority
      />
      <div className={styles.panel}>
        <h1 className={styles.name}>{name}</h1>
        <ScriptNames name={name} names={names} />
        <p className={styles.leadEn}>{display.leadEn}</p>
        <p className={styles.lead} lang="zh-Hant">
          {display.lead}
        </p>
      </div>
    </header>
  );
}

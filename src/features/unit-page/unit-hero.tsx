import { graphql } from "gatsby";
import { Picture } from "../../components/picture/picture";
import { ScriptNames } from "../../components/script-names/script-names";
import * as styles from "./unit-hero.module.css";

/** The group picture (wide, or tall on phones), the mark and the slogans. */
export function UnitHero({ unit }: { unit: Queries.UnitHeroFragment }) {
  const { display, names, name } = unit;
  return (
    <header className={styles.hero}>
      <Picture
        className={styles.picture}
        image={display.widePicture.imageData}
        alt={`${name} together on stage, drawn by Encore`}
        sizes="(min-width: 900px) 64vw, 100vw"
        instead={{
          image: display.tallPicture.imageData,
          media: "(max-width: 559px)",
          sizes: "100vw",
        }}
        priority
      />
      <div className={styles.panel}>
        <h1 className={styles.name}>{name}</h1>
        <ScriptNames names={otherScripts(name, names)} />
        <p className={styles.leadEn}>{display.leadEn}</p>
        <p className={styles.lead} lang="zh-Hant">
          {display.lead}
        </p>
      </div>
    </header>
  );
}

/** The names that say more than the one that is shown. */
function otherScripts(name: string, names: Queries.UnitHeroFragment["names"]) {
  const unless = (script: string | null) => (script === name ? null : script);
  return { ja: unless(names.ja), kana: names.kana, zhHant: unless(names.zhHant) };
}

export const unitHeroFragment = graphql`
  fragment UnitHero on Unit {
    name
    names {
      ja
      kana
      zhHant
    }
    display {
      lead
      leadEn
      widePicture {
        imageData
      }
      tallPicture {
        imageData
      }
    }
  }
`;

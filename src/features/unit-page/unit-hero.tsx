import { graphql } from "gatsby";
import { Picture } from "../../components/picture/picture";
import * as styles from "./unit-hero.module.css";

/** The group picture (wide, or tall on phones), the mark and the slogans. */
export function UnitHero({ unit }: { unit: Queries.UnitHeroFragment }) {
  const { display, names, name } = unit;
  const alt = `${name} together on stage, drawn by Encore`;
  return (
    <header className={styles.hero}>
      <div className={styles.tall}>
        <Picture image={display.tallPicture.imageData} alt={alt} sizes="100vw" priority />
      </div>
      <div className={styles.wide}>
        <Picture
          image={display.widePicture.imageData}
          alt={alt}
          sizes="(min-width: 900px) 64vw, 100vw"
          priority
        />
      </div>
      <div className={styles.panel}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.scripts}>
          {names.ja && names.ja !== name && <span lang="ja">{names.ja}</span>}
          {names.kana && <span lang="ja">{names.kana}</span>}
        </p>
        <p className={styles.leadEn}>{display.leadEn}</p>
        <p className={styles.lead} lang="zh-Hant">
          {display.lead}
        </p>
      </div>
    </header>
  );
}

export const unitHeroFragment = graphql`
  fragment UnitHero on Unit {
    name
    names {
      ja
      kana
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

import { Picture } from "#src/ui/primitives/picture/picture";
import * as styles from "./agency-hero.module.css";

/** The agency's picture and mark, its names in all scripts, and our words. */
export function AgencyHero({ office }: { office: Queries.AgencyPageFragment }) {
  const { name, names, cname, desc, widePicture, units } = office;
  const people = units.reduce((sum, { list }) => sum + list.length, 0);
  const labels = [
    { label: "Japanese", lang: "ja", value: names.ja },
    { label: "Short", lang: "ja", value: names.shortJa },
    { label: "In the Chinese edition", lang: "zh-Hant", value: cname },
  ].filter(({ value }) => value);
  return (
    <header className={styles.hero}>
      <Picture
        className={styles.picture}
        image={widePicture.imageData}
        alt={`${name}, drawn by Encore`}
        sizes="(min-width: 900px) 50vw, 80vw"
        priority
      />
      <div className={styles.panel}>
        <h1 className={styles.name}>{name}</h1>
        <dl className={styles.labels}>
          {labels.map(({ label, lang, value }) => (
            <div key={label} className={styles.label}>
              <dt>{label}</dt>
              <dd lang={lang}>{value}</dd>
            </div>
          ))}
          <div className={styles.label}>
            <dt>In the house</dt>
            <dd>
              {units.length} units, {people} people
            </dd>
          </div>
        </dl>
        <p className={styles.desc}>{desc}</p>
      </div>
    </header>
  );
}

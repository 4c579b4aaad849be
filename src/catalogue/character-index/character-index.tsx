import { graphql, Link } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { unitsPath } from "#lib/content/pages/paths";
import * as styles from "./character-index.module.css";
import { IndexCard } from "./index-card";
import { foldName, namesMatch } from "#lib/text/names-match";

/** All characters as a wall of posters, to filter by agency (without scripts) and by name (with). */
export function CharacterIndex({
  offices,
}: {
  offices: readonly Queries.CharacterIndexOfficeFragment[];
}) {
  const [wanted, setWanted] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the scripts came is typed again.
  useEffect(() => {
    field.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
  const sections = offices.map((office) => {
    const idols = office.units
      .filter(({ id }) => id !== "4piece")
      .flatMap((unit) => unit.members.map((character) => ({ character, unit })));
    const found = idols.filter(({ character }) => namesMatch(character, wanted));
    return { office, idols, found };
  });
  const count = sections.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <h1 className={styles.title}>All characters</h1>
        <p className={styles.lead}>
          One wall, every poster. <Link to={unitsPath}>To the unit explorer</Link>
        </p>
        <fieldset className={styles.filter}>
          <legend className={styles.legend}>Agency</legend>
          <div className={styles.choices}>
            {[{ id: "all", name: "Everybody" }, ...offices].map(({ id, name }) => (
              <label key={id} className={styles.choice}>
                <input
                  className={styles.radio}
                  type="radio"
                  name="agency"
                  value={id}
                  defaultChecked={id === "all"}
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <label className={styles.search}>
          Name
          <input
            ref={field}
            className={styles.field}
            type="search"
            id="character-name"
            autoComplete="off"
            onInput={({ currentTarget }) => setWanted(foldName(currentTarget.value))}
          />
        </label>
        <output className={styles.count}>
          {wanted && (count === 1 ? "1 character" : `${count} characters`)}
        </output>
      </header>
      {sections.map(({ office, idols, found }, place) => (
        <section
          key={office.id}
          className={styles.agency}
          aria-labelledby={`${office.id}-name`}
          data-agency={office.id}
          hidden={found.length === 0}
        >
          <h2 id={`${office.id}-name`} className={styles.name}>
            {office.name}
          </h2>
          <ul className={styles.wall}>
            {idols.map(({ character, unit }, at) => (
              <li key={character.id} hidden={!namesMatch(character, wanted)}>
                <IndexCard character={character} unit={unit} priority={place === 0 && at < 3} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export const characterIndexFragments = graphql`
  fragment CharacterIndexOffice on Office {
    id: jsonId
    name
    units {
      id: jsonId
      name
      members {
        ...IndexCard
      }
    }
  }
`;

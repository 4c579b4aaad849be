import { graphql, Link } from "gatsby";
import { Picture } from "../../components/picture/picture";
import { characterPath, unitsPath } from "../../lib/paths";
import * as styles from "./home-hero.module.css";

interface HomeHeroProps {
  posters: readonly Queries.HomeHeroPosterFragment[];
  counts: { characters: number; units: number; clubs: number };
}

/** The first thing a visitor sees: four posters on a sunburst, and where to go. */
export function HomeHero({ posters, counts }: HomeHeroProps) {
  return (
    <>
      <header id="main" className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>
            Lights down,
            <br />
            voices up.
          </h1>
          <p className={styles.lead}>
            {counts.characters} profiles, {counts.units} groups, one stage: what a fan wants to know
            of everybody in Ensemble Stars!! Music.
          </p>
          <p>
            <Link className={styles.button} to={unitsPath}>
              Meet the units
            </Link>
          </p>
        </div>
        <ul className={styles.posters}>
          {posters.map(({ jsonId, cname, name, posterPicture }, place) => (
            <li key={jsonId} className={styles.poster}>
              <Link to={characterPath(cname)}>
                <Picture
                  image={posterPicture.card}
                  alt={`Poster of ${name}`}
                  sizes="(min-width: 900px) 290px, 44vw"
                  priority={place < 2}
                />
              </Link>
            </li>
          ))}
        </ul>
      </header>
      <dl className={styles.strip}>
        <div>
          <dt>Profiles</dt>
          <dd>{counts.characters}</dd>
        </div>
        <div>
          <dt>Groups</dt>
          <dd>{counts.units}</dd>
        </div>
        <div>
          <dt>Clubs</dt>
          <dd>{counts.clubs}</dd>
        </div>
        <div>
          <dt>Official art</dt>
          <dd>none, all ours</dd>
        </div>
      </dl>
    </>
  );
}

export const homeHeroPosterFragment = graphql`
  fragment HomeHeroPoster on Character {
    jsonId
    cname
    name
    posterPicture {
      card: imageData(upTo: 720)
    }
  }
`;

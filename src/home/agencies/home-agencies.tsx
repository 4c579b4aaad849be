import { graphql, Link } from "gatsby";
import { Picture } from "#src/ui/primitives/picture/picture";
import { officePath, unitPath } from "#lib/content/model/pages/paths";
import { Tag, Title } from "#src/ui/primitives/elements";
import { Slide } from "../slides/slide";
import * as styles from "./home-agencies.late.module.css";

/** Heading and agencies in a grid of six; target of the menu entry "Agencies". */
export function HomeAgencies({ offices }: { offices: readonly Queries.HomeOfficeFragment[] }) {
  return (
    <Slide name="productions" labelledBy="agencies" className={styles.section}>
      <header className={styles.head}>
        <Title size={6} outline="raised" id="agencies">
          Agencies
        </Title>
        <p className={styles.intro}>
          Four agencies work under one roof. The fifth page is for all those who belong to none.
        </p>
      </header>
      {offices.map((office) => (
        <article key={office.id} className={styles.office}>
          <Picture
            className={styles.picture}
            image={office.widePicture.card}
            alt=""
            sizes="(min-width: 1024px) 33vw, 40vw"
          />
          <div className={styles.body}>
            <h3 className={styles.name}>
              <Link to={officePath(office.id)}>{office.name}</Link>
            </h3>
            <p className={styles.about}>{firstSentence(office.desc)}</p>
            <ul className={styles.units}>
              {office.units.map((unit) => (
                <li key={unit.id} data-unit={unit.id}>
                  <Tag as={Link} className={styles.unit} to={unitPath(unit.id)}>
                    {unit.name}
                  </Tag>
                </li>
              ))}
            </ul>
          </div>
        </article>
      ))}
    </Slide>
  );
}

const firstSentence = (text: string): string => /^.*?[.!?](?=\s)/.exec(text)?.[0] ?? text;

export const homeOfficeFragment = graphql`
  fragment HomeOffice on Office {
    id: jsonId name desc
    widePicture { card: imageData(upTo: 1200) }
    units { id: jsonId name }
  }
`;

import { atBase } from "#src/data/browser/base-path";
import { graphql, Link } from "gatsby";
import { Drawing } from "#src/ui/primitives/drawing/drawing";
import { Terms } from "#src/ui/primitives/terms/terms";
import departments from "./departments.json";
import * as styles from "./end-credits.module.css";
import leader from "./film-leader.svg";
import { dataIndexPath, dataPath, dataSchemaPath, dataTypesPath } from "#lib/site/addresses";
import * as home from "./take-home.late.module.css";
import { ButtonLink, Cluster, Stack, Text } from "#src/ui/primitives/elements";

/** Third-party software of the site, as the end credits of a film. */
export function EndCredits({ data }: { data: Queries.SdkPageQuery }) {
  const packages = data.packages.nodes;
  return (
    <div className={styles.film}>
      <div className={styles.roll}>
        <Stack as="header" gap={5} className={styles.head}>
          <Drawing className={styles.leader} from={`${leader}#leader`} viewBox="0 0 320 240" />
          <h1>End credits</h1>
          <p className={styles.lead}>
            Encore stands on the work of {packages.length} projects by other people. These are their
            names, with the versions in use and their licences.
          </p>
          <p>
            <ButtonLink size="small" tone="sun" to="/">
              Back to the home page
            </ButtonLink>
          </p>
        </Stack>
        {departments.map(({ id, title, about }) => (
          <section key={id} className={styles.part} aria-labelledby={`part-${id}`}>
            <h2 id={`part-${id}`} className={styles.partTitle}>
              {title}
            </h2>
            <p className={styles.about}>{about}</p>
            <Terms
              className={styles.list}
              rowClass={styles.credit}
              termClass={styles.name}
              valueClass={styles.role}
              of={packages
                .filter(({ part }) => part === id)
                .map(({ name, version, licence }) => ({
                  label: name,
                  value: (
                    <>
                      {version} <span className={styles.licence}>{licence}</span>
                    </>
                  ),
                }))}
            />
          </section>
        ))}
        <section className={styles.part} aria-labelledby="licences">
          <h2 id="licences" className={styles.partTitle}>
            Under licence
          </h2>
          <Cluster as="ul" gap={3} className={styles.licences}>
            {licences(packages).map(([licence, count]) => (
              <li key={licence}>
                <strong>{count}</strong> {licence}
              </li>
            ))}
          </Cluster>
          <p className={styles.about}>
            Each of them brings others along. All of them are listed in the lock file of this site’s
            repository.
          </p>
        </section>
        {data.site && <DataLinks unit={data.site.featured.exampleUnit} />}
        <p className={styles.fin}>Fin</p>
        <p className={styles.doors}>
          <Link to="/">Home</Link> · <Link to="/explore">Explore</Link> ·{" "}
          <Link to="/explore/media">Screening room</Link>
        </p>
      </div>
    </div>
  );
}

function licences(packages: readonly Queries.CreditFragment[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

export const creditFragment = graphql`
  fragment Credit on SoftwarePackage { name version licence part }
`;

/**
 * Links to the site's records as data.
 * @param unit whose record is the example
 */
function DataLinks({ unit }: { unit: { id: string; name: string } }) {
  const record = dataPath("units", unit.id);
  const dataLinks = [
    { path: dataIndexPath, title: "The index", about: "What there is, and the terms of use" },
    { path: record, title: "A record", about: `${unit.name}, as an example` },
    { path: dataSchemaPath("unit"), title: "Its schema", about: "What each field means" },
    { path: dataTypesPath, title: "The types", about: "All of it for TypeScript" },
  ];
  return (
    <section className={styles.part} aria-labelledby="take-home">
      <h2 id="take-home" className={styles.partTitle}>
        Use the data
      </h2>
      <p className={styles.about}>
        Are you making something for the fandom yourself? Units, idols, clubs, albums and notices
        are here as JSON, for any page to fetch. Fields are added, never removed. In return, link to
        the page that your data comes from.
      </p>
      <Stack as="ul" gap={3} className={home.reels}>
        {dataLinks.map(({ path, title, about }) => (
          <li key={path}>
            <a className={home.reel} href={atBase(path)}>
              <Text as="strong" size={6} weight={800} className={home.name}>
                {title}
              </Text>
              <span>{about}</span>
              <code className={home.path}>{path}</code>
            </a>
          </li>
        ))}
      </Stack>
    </section>
  );
}

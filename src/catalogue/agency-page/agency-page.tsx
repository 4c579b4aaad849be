import { graphql } from "gatsby";
import { LateSheets } from "#src/ui/lazy/late-sheets";
import { Pager } from "#src/ui/primitives/pager/pager";
import { officePath } from "#lib/content/pages/paths";
import { notFound } from "#src/app/routing/route-error";
import { AgencyFloor } from "./agency-floor";
import { AgencyHero } from "./agency-hero";
import * as styles from "./agency-page.module.css";
import "#src/ui/records/office-patterns.css";

/** An agency's page: what it is, and its building, a floor for each unit. */
export function AgencyPage({
  data: { office, previous, next },
}: {
  data: Queries.AgencyTemplateQuery;
}) {
  if (!office || !previous || !next) throw notFound();
  const { jsonId, units } = office;
  return (
    <div data-agency={jsonId}>
      <AgencyHero office={office} />
      <LateSheets />
      <ol className={styles.building} data-office={jsonId} reversed>
        {units.map((unit, place) => (
          <AgencyFloor key={unit.jsonId} unit={unit} floor={units.length - place} />
        ))}
      </ol>
      <Pager
        label="Other agencies"
        previous={{
          path: officePath(previous.jsonId),
          title: previous.name,
          agency: previous.jsonId,
        }}
        next={{ path: officePath(next.jsonId), title: next.name, agency: next.jsonId }}
      />
    </div>
  );
}

export const agencyPageFragment = graphql`
  fragment AgencyPage on Office {
    name
    names {
      ja
      shortJa
    }
    cname
    desc
    widePicture {
      imageData
    }
    units {
      ...AgencyFloor
      list
      jsonId
      name
    }
    jsonId
  }
`;

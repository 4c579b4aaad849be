import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";
import { unitsPath } from "#lib/content/model/pages/paths";

export { AgencyPage as default } from "#src/catalogue/agency-page/agency-page";

export const Head = headOf(({ office }: Queries.AgencyTemplateQuery) => ({
  title: `${office?.name}: its units and idols`,
  description: `${office?.name} in Ensemble Stars!! Music: ${office?.units.map(({ name }) => name).join(", ")}, and everyone in them.`,
  ...(office && { trail: [["Units", unitsPath], [office.name]] }),
}));

export const query = graphql`
  query AgencyTemplate($officeId: String!, $previous: String!, $next: String!) {
    office(jsonId: { eq: $officeId }) { ...AgencyPage }
    previous: office(jsonId: { eq: $previous }) { id: jsonId name }
    next: office(jsonId: { eq: $next }) { id: jsonId name }
  }
`;

import { graphql, type HeadProps } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { unitsPath } from "#lib/content/pages/paths";

export { AgencyPage as default } from "#src/catalogue/agency-page/agency-page";

type Data = Queries.AgencyTemplateQuery;

export function Head({ data, location }: HeadProps<Data>) {
  const { office } = data;
  return (
    <PageHead
      title={`${office?.name}: its units and idols`}
      description={`${office?.name} in Ensemble Stars!! Music: ${office?.units.map(({ name }) => name).join(", ")}, and everyone in them.`}
      path={location.pathname}
      {...(office && { trail: [["Units", unitsPath], [office.name]] })}
    />
  );
}

export const query = graphql`
  query AgencyTemplate($officeId: String!, $previous: String!, $next: String!) {
    office(jsonId: { eq: $officeId }) {
      ...AgencyPage
    }
    previous: office(jsonId: { eq: $previous }) {
      jsonId
      name
    }
    next: office(jsonId: { eq: $next }) {
      jsonId
      name
    }
  }
`;

import { graphql, type HeadProps } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { clubsPath } from "#lib/content/pages/paths";

export { ClubPage as default } from "#src/catalogue/club-page/club-page";

type Data = Queries.ClubTemplateQuery;

export function Head({ data, location }: HeadProps<Data>) {
  const { club } = data;
  return (
    <PageHead
      title={`${club?.title}: who is in the club`}
      description={`${club?.title}, a club in Ensemble Square: ${club?.members.map(({ name }) => name).join(", ")}.`}
      path={location.pathname}
      {...(club && { trail: [["Clubs", clubsPath], [club.title]] })}
    />
  );
}

export const query = graphql`
  query ClubTemplate($key: String!, $previous: String!, $next: String!) {
    club(key: { eq: $key }) {
      ...ClubPage
    }
    previous: club(key: { eq: $previous }) {
      key
      title
    }
    next: club(key: { eq: $next }) {
      key
      title
    }
  }
`;

import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";
import { clubsPath } from "#lib/content/model/pages/paths";

export { ClubPage as default } from "#src/catalogue/club-page/club-page";

export const Head = headOf(({ club }: Queries.ClubTemplateQuery) => ({
  title: `${club?.title}: who is in the club`,
  description: `${club?.title}, a club in Ensemble Square: ${club?.members.map(({ name }) => name).join(", ")}.`,
  ...(club && { trail: [["Clubs", clubsPath], [club.title]] }),
}));

export const query = graphql`
  query ClubTemplate($key: String!, $previous: String!, $next: String!) {
    club(key: { eq: $key }) { ...ClubPage }
    previous: club(key: { eq: $previous }) { key title }
    next: club(key: { eq: $next }) { key title }
  }
`;

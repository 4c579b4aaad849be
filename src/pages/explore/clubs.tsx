import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { ClubIndex as default } from "#src/catalogue/club-index/club-index";

export const Head = headOf({
  title: "Clubs",
  description: "Every club of Ensemble Stars!! Music, with the faces of all who are in it.",
});

export const query = graphql`
  query ClubListPage {
    allClub(sort: [{ title: ASC }, { key: ASC }]) {
      nodes { ...ClubFlyer }
    }
  }
`;

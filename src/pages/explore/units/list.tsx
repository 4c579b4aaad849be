import { graphql } from "gatsby";
import { DesktopRuleScript } from "#src/app/head/desktop-rule-script";
import { headOf } from "#src/app/head/head-of";

export { UnitIndex as default } from "#src/catalogue/unit-index/unit-index";

export const Head = headOf({
  title: "All units",
  description:
    "All units of Ensemble Stars!! Music by agency, each with its picture, its slogan and its members.",
  children: <DesktopRuleScript />,
});

export const query = graphql`
  query UnitListPage {
    allOffice(sort: { order: ASC }) {
      nodes { ...UnitIndexOffice }
    }
  }
`;

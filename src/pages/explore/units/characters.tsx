import { graphql } from "gatsby";
import { DesktopRuleScript } from "#src/app/head/desktop-rule-script";
import { headOf } from "#src/app/head/head-of";
import { everybodyPath } from "#lib/content/model/pages/paths";

export { Everybody as default } from "#src/catalogue/everybody/everybody";

export const Head = headOf({
  title: "All characters",
  description:
    "Every idol and every figure of Ensemble Stars!! Music on one wall of posters, for phones.",
  canonical: everybodyPath,
  children: <DesktopRuleScript />,
});

export const query = graphql`
  query CharacterListPage { ...EverybodyLists }
`;

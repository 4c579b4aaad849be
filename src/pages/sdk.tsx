import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { EndCredits as default } from "#src/site/end-credits/end-credits";

export const Head = headOf({
  title: "End credits",
  description:
    "The software and typefaces that Encore is built with, each with its version and its licence.",
});

export const query = graphql`
  query SdkPage {
    packages: allSoftwarePackage(sort: { name: ASC }) {
      nodes { ...Credit }
    }
    site: siteDefaults {
      featured {
        exampleUnit { id: jsonId name }
      }
    }
  }
`;

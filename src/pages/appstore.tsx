import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { LiveAppStore as default } from "#src/site/app-store/app-store";

export const Head = headOf({
  title: "App stores",
  description:
    "Ensemble Stars!! Music in your phone’s app store: phones are sent there, computers get codes to scan.",
});

export const query = graphql`
  query AppStorePage {
    source: sourceUrl { ios android tap }
    site: siteDefaults {
      links { appStore googlePlay edition }
      elsewhere { kind title about address }
    }
  }
`;

import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { DownloadPage as default } from "#src/site/download-page/download-page";

export const Head = headOf({
  title: "Get the game",
  description:
    "What Ensemble Stars!! Music is, where to get it for phones and tablets, when it came out, and what to know before you play.",
});

export const query = graphql`
  query DownloadPage {
    source: sourceUrl { ios android tap codeUrl }
    site: siteDefaults {
      links { appStore googlePlay edition facebook twitter }
      languages { lang title guide address here }
      elsewhere { kind title about address }
      releases { date title about }
      featured {
        downloadUnit {
          display {
            tallPicture { imageData(upTo: 800) }
          }
        }
      }
    }
  }
`;

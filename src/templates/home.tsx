import { belowBase } from "#src/data/browser/base-path";
import { graphql, type PageProps } from "gatsby";
import { headOf } from "#src/app/head/head-of";
import { SiteFooter } from "#src/app/layout/footer/site-footer";
import { useAnswer } from "#src/data/answers/use-answer";
import { HomeAgencies } from "#src/home/agencies/home-agencies";
import { fetchGameFeatures, HomeGameFeatures } from "#src/home/game-features/home-game-features";
import { HomeHero } from "#src/home/hero/home-hero";
import { HomeInformation } from "#src/home/information/home-information";
import { fetchHomeNotices, HomeNotices } from "#src/home/notices/home-notices";
import { HomeSlides } from "#src/home/slides/home-slides";
import { homePath } from "#lib/content/model/pages/paths";
import { webSite } from "#lib/site/structured-data/web-site";

/** Title in lists of pages, which differs between the two addresses (lib/content/model/pages/plan-pages). */
interface Context {
  readonly title?: string;
  readonly description?: string;
}

type Props = PageProps<Queries.HomeTemplateQuery, Context>;

export default function HomeTemplate({ data, location }: Props) {
  const notices = useAnswer(data.notices.nodes, fetchHomeNotices);
  const features = useAnswer(data.features.nodes, fetchGameFeatures);
  return (
    <HomeSlides location={location}>
      <HomeHero data={data} notices={notices} />
      <HomeNotices notices={notices} units={data.units.nodes} idols={data.idols.nodes} />
      <HomeAgencies offices={data.offices.nodes} />
      <HomeInformation releases={data.site?.releases ?? []} clubs={data.clubs.nodes} />
      <HomeGameFeatures features={features}>
        <SiteFooter path={belowBase(location.pathname)} />
      </HomeGameFeatures>
    </HomeSlides>
  );
}

export const Head = headOf(({ site }: Queries.HomeTemplateQuery, context: Context) => ({
  ...context,
  canonical: homePath,
  things: (address) => [webSite({ title: site?.title ?? "", address })],
}));

export const query = graphql`
  query HomeTemplate {
    idols: allCharacter(filter: { unit: { ne: "4piece" } }, sort: { jsonId: ASC }) {
      nodes { ...HomeIdol }
    }
    units: allUnit(sort: { jsonId: ASC }) {
      nodes { id: jsonId name }
    }
    source: sourceUrl { ...HomeSource }
    notices: allActivityNotice(sort: [{ start: DESC }, { jsonId: ASC }], limit: 3) {
      nodes { ...HomeNotice id: jsonId title }
    }
    offices: allOffice(sort: { order: ASC }) {
      nodes { ...HomeOffice }
    }
    site: siteDefaults {
      ...HomeSite
      featured {
        homeCharacters { ...FanPoster }
      }
    }
    clubs: allClub(sort: [{ title: ASC }, { key: ASC }]) {
      nodes { key title }
    }
    features: allGameFeature(sort: { place: ASC }) {
      nodes { ...HomeGameFeature }
    }
  }
`;

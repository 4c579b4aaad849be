import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "../components/head/page-head";
import { SiteFooter } from "../components/site-footer/site-footer";
import { HomeAgencies } from "../features/home/home-agencies";
import { HomeBirthdays } from "../features/home/home-birthdays";
import { HomeClubs } from "../features/home/home-clubs";
import { HomeHero } from "../features/home/home-hero";
import { HomeReleases } from "../features/home/home-releases";
import { useHomeSlides } from "../features/home/use-home-slides";

export default function HomePage({ data, location }: PageProps<Queries.HomePageQuery>) {
  useHomeSlides(location);
  return (
    <>
      <HomeHero
        posters={data.posters.nodes}
        counts={{
          characters: data.idols.totalCount,
          units: data.units.totalCount,
          clubs: data.clubs.nodes.length,
        }}
      />
      <HomeBirthdays characters={data.idols.nodes} />
      <HomeAgencies offices={data.offices.nodes} />
      <HomeClubs clubs={data.clubs.nodes} />
      <HomeReleases releases={data.site?.releases ?? []} />
      <SiteFooter path={location.pathname} />
    </>
  );
}

export function Head({ location }: HeadProps) {
  return <PageHead path={location.pathname} />;
}

export const query = graphql`
  query HomePage {
    posters: allCharacter(
      filter: { cname: { in: ["tenshouin_eichi", "aoi_yuta", "tsukinaga_leo", "sakuma_rei"] } }
      sort: { jsonId: ASC }
    ) {
      nodes {
        ...HomeHeroPoster
      }
    }
    idols: allCharacter(filter: { unit: { ne: "4piece" } }, sort: { name: ASC }) {
      totalCount
      nodes {
        ...HomeBirthday
      }
    }
    units: allUnit {
      totalCount
    }
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        ...HomeOffice
      }
    }
    site: siteDefaults {
      releases {
        date
        title
        about
      }
    }
    clubs: allClub(sort: { title: ASC }) {
      nodes {
        ...HomeClub
      }
    }
  }
`;

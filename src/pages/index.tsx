import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "../components/head/page-head";
import { HomeAgencies } from "../features/home/home-agencies";
import { HomeBirthdays } from "../features/home/home-birthdays";
import { HomeClubs } from "../features/home/home-clubs";
import { HomeHero } from "../features/home/home-hero";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
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
      <HomeAgencies offices={data.offices.nodes} />
      <HomeBirthdays characters={data.idols.nodes} />
      <HomeClubs clubs={data.clubs.nodes} />
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
    clubs: allClub(sort: { title: ASC }) {
      nodes {
        ...HomeClub
      }
    }
  }
`;

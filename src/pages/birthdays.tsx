import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "#src/app/head/page-head";
import { Birthdays } from "#src/calendar/birthdays/birthdays";

export default function BirthdaysPage({ data }: PageProps<Queries.BirthdaysPageQuery>) {
  const units = data.offices.nodes.flatMap((office) => office.units);
  return <Birthdays people={data.people.nodes} units={units} wheel={data.wheel?.address ?? ""} />;
}

export function Head({ location }: HeadProps) {
  return (
    <PageHead
      title="Birthdays"
      description="The year of Ensemble Stars!! Music as a wheel: whose day it is, who is next, who shares one, your birthday twin, and a calendar to subscribe to."
      path={location.pathname}
    />
  );
}

export const query = graphql`
  query BirthdaysPage {
    people: allCharacter(filter: { unit: { ne: "4piece" } }, sort: { jsonId: ASC }) {
      nodes {
        ...BirthdayPerson
      }
    }
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        units {
          ...BirthdayUnit
        }
      }
    }
    wheel: picture(key: { eq: "birthdays/wheel" }) {
      address(format: "avif", width: 1200)
    }
  }
`;

import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { Birthdays as default } from "#src/calendar/birthdays/birthdays";

export const Head = headOf({
  title: "Birthdays",
  description:
    "The year of Ensemble Stars!! Music as a wheel: whose day it is, who is next, who shares one, your birthday twin, and a calendar to subscribe to.",
});

export const query = graphql`
  query BirthdaysPage {
    people: allCharacter(filter: { unit: { ne: "4piece" } }, sort: { jsonId: ASC }) {
      nodes { ...BirthdayPerson }
    }
    offices: allOffice(sort: { order: ASC }) {
      nodes {
        units { id: jsonId name }
      }
    }
    wheel: picture(key: { eq: "birthdays/wheel" }) { address(format: "avif", width: 1200) }
  }
`;

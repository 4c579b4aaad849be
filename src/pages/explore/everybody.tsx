import { graphql } from "gatsby";
import { headOf } from "#src/app/head/head-of";

export { Everybody as default } from "#src/catalogue/everybody/everybody";

export const Head = headOf({
  title: "All characters",
  description:
    "Every idol and every figure of Ensemble Stars!! Music on one wall of posters: by unit, club, hair, hand, birthday, height and more.",
});

export const query = graphql`
  query EverybodyPage { ...EverybodyLists }
`;

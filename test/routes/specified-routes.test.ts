import { specifiedRoutes } from "./specified-routes";

const SLUGS = Array.from({ length: 3 }, (_, index) => `family_given${index}`);
const routes = specifiedRoutes(undefined, SLUGS);

const routesOf = (lines: string) =>
  lines
    .trim()
    .split(/\s+/)
    .map((name) => `/${name}`);

test("the routes are those that the specification names, none twice", () => {
  expect(routes.toSorted()).toEqual(
    [
      "/",
      ...SLUGS.map((slug) => `/4piece/idol/${slug}`),
      ...routesOf(`
        main 404 20250401 2025firework aprilfools
        index-0126 index-0509 index-1227 index-221017
        4piece 4piece/idol
        agreement privacy protocol convention children-notice ip-standard
        appstore download sdk information
        dream_unit_project dream_unit_project/moded dream_unit_project/pikapika
        dream_unit_project/tears
        explore explore/media explore/units explore/units/characters explore/units/list
        flowerstand flowerstand/maker flowerstand/share flowerstand/share/detail
        mainstory_audition newface newface_profilesheet playmovie_campaign powerup
        shinsei_akatsuki spri_debut syzs
        trip01 trip02 trip03 trip04 trip05 trip06 trip07
        trip08 trip09 trip10 trip11 trip12 trip13 trip14`),
    ].toSorted(),
  );
});

test("a route that is added to the text is found", () => {
  const text =
    "### Routes\n- /, /a and /b/c\n- /d with sub-pages e, f\n- /g8 to /g11\n\n### Header";
  expect(specifiedRoutes(text, [])).toEqual(["/", ...routesOf("a b/c d d/e d/f g8 g9 g10 g11")]);
});

test("a text without the section is rejected", () => {
  expect(() => specifiedRoutes("# Other things\n", [])).toThrow("no section “Routes”");
});

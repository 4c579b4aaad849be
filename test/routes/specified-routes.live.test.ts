import { idolSlugs } from "./specified-routes";

test("each idol of the audition has a slug", () => {
  for (const slug of idolSlugs()) expect(slug).toMatch(/^[a-z]+(_[a-z]+)+$/);
});

import { opacity, people, UNDRAWABLE } from "../../../../test/drawing";
import { MOODS } from "../../../content/model/kinds/poster-key";
import { moodSvg } from "./mood-picture";

const cast = people(3).map((one) => [one.cname, one] as const);

test.each(cast)("the moods of %s are squares, each before a ground of its own", async (_, one) => {
  const drawn = MOODS.map((mood) => moodSvg(one, mood));
  expect(new Set(drawn).size).toBe(MOODS.length);
  for (const svg of drawn) {
    expect(svg).toMatch(/^<svg [^>]*width="1200" height="1200"/);
    expect(svg).not.toMatch(UNDRAWABLE);
    expect((await opacity(svg)).between(0, 1).least).toBe(255);
  }
});

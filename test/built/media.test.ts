import { readFileSync } from "node:fs";
import type { VideoList } from "../../content/types";
import { readCatalogue } from "../../lib/content/read/catalogue/read-catalogue";
import { builtPages } from "./pages";

const pageAt = (wanted: string) => builtPages().find(({ path }) => path === wanted)?.html ?? "";
const html = pageAt("/explore/media");
const { list: films } = JSON.parse(
  readFileSync("content/api/video-list.json", "utf8"),
) as VideoList;
const { characters } = readCatalogue("content");

test.each(films.map((film) => [film.id, film] as const))(
  "the storyboard of %s holds the whole film without scripts",
  (id, film) => {
    expect(html).toContain(`href="/explore/media/${id}"`);
    const storyboard = pageAt(`/explore/media/${id}`);
    const cast = film.cast.flatMap((one) => characters.find((record) => record.id === one) ?? []);
    for (const words of [film.title, film.about, film.opening, film.ending]) {
      expect(storyboard).toContain(words);
    }
    for (const { name, catch: line, cname } of cast) {
      expect(storyboard).toContain(`href="/explore/units/characters/${cname}">${name}<`);
      expect(storyboard).toContain(line);
    }
    expect(storyboard.match(/<img [^>]*loading="lazy"/g)?.length).toBeGreaterThanOrEqual(
      cast.length,
    );
  },
);

test("no film is loaded with the page: no frame, no video, no eager picture", () => {
  expect(html).not.toMatch(/<(iframe|video|embed|object)\b/);
  expect(html).not.toMatch(/<img (?![^>]*loading="lazy")/);
});

import type { BrokenCase } from "../../testing/broken-content";

const broken = (slug: string, says: string): BrokenCase => {
  const file = `campaigns/${slug.replace("/", ".")}.json`;
  return {
    what: `a campaign with the slug ${slug}`,
    breaks: (content) => {
      const other = content.read("campaigns/spri_debut.json");
      content.write(
        file,
        other
          .replace('"slug": "spri_debut"', `"slug": "${slug}"`)
          .replace(/"name": "/, "$&Another: "),
      );
    },
    file,
    rule: "page-address",
    at: `"slug": ^"${slug}"`,
    says: [says, "an address that nothing else has"],
  };
};

const FILES = [
  "api",
  "data/v1",
  "features",
  "feeds",
  "fonts",
  "icons",
  "page-data",
  "pictures",
  "social",
];
const AT_ROOT = ["sw", "manifest", "robots", "sitemap", "colors", "icon", "favicon", "functions"];

export const cases: BrokenCase[] = [
  ...["download", "trip03", "privacy", "main", "offline", "flowerstand/maker"].map((slug) =>
    broken(slug, `"/${slug}" is another page`),
  ),
  ...FILES.map((slug) => broken(slug, `"/${slug.split("/")[0]}" is a folder of files`)),
  ...AT_ROOT.map((slug) =>
    broken(slug, `"/${slug}" is reserved for a file of the build or a host`),
  ),
  broken("dev-404-page", "is reserved for a file of the build or a host"),
  broken("cdn-cgi", "is reserved for a file of the build or a host"),
  broken("index", '"index" is reserved: servers show the page above for it'),
  broken("dream_unit_project/index", '"index" is reserved'),
  broken("404", '"404" is reserved: it is the page for missing addresses'),
  broken("dream_unit_project/404", '"404" is reserved'),
  broken("500", '"500" is reserved'),
  broken("con", '"con" is reserved: Windows can make no file of this name'),
  {
    what: "an album at the address of the songs on no album",
    breaks: (content) => {
      const file = "albums/unit-song-cd-1-fine.json";
      content.write("albums/on-no-album.json", content.read(file));
      content.edit("albums/on-no-album.json", { id: "on-no-album" });
      content.delete(file);
    },
    file: "albums/on-no-album.json",
    rule: "page-address",
    at: '"id": ^"on-no-album"',
    says: ['"/explore/albums/on-no-album" is another page'],
  },
  {
    what: "a club whose file Windows could not make",
    breaks: (content) => {
      content.write("clubs/Con.json", content.read("clubs/Niki.json"));
      content.edit("clubs/Con.json", { key: "Con" });
      content.delete("clubs/Niki.json");
      content.edit("characters/fushimi_yuzuru.json", { circle: ["Con"] });
    },
    file: "clubs/Con.json",
    rule: "page-address",
    at: '"key": ^"Con"',
    says: ["Windows can make no file of this name"],
  },
  {
    what: "a character whose page would replace the list of characters",
    breaks: (content) => {
      for (const folder of ["characters", "other-characters"]) {
        content.write(
          `${folder}/index.json`,
          content.read(`${folder}/anzu.json`).replace(/anzu(?=")/g, "index"),
        );
        content.delete(`${folder}/anzu.json`);
      }
    },
    file: "characters/index.json",
    rule: "page-address",
    at: '"cname": ^"index"',
    says: ['cname is "index"', '"index" is reserved'],
  },
];

import { readFileSync } from "node:fs";
import { renderToString } from "react-dom/server";
import type { SiteDefaults } from "#content/types";
import { SiteFooter } from "./footer/site-footer";
import { SiteHeader } from "./header/site-header";
import { DownloadPage } from "#src/site/download-page/download-page";
import { LegalPage } from "#src/site/legal-page/legal-page";
import { LinkSection } from "#src/stands/sharing/link-section";
import { catalogue } from "#src/media/screening-room/screening.fixtures";
import { LiveScreeningRoom } from "#src/media/screening-room/screening-room";
import { createRootStore } from "#src/data/stores/root-store";
import { StoreProvider } from "#src/data/stores/store-context";

/** Placeholder addresses, one for each field of site.json. */
const given: string[] = [];
const at = (place: string): string => {
  given.push(`https://outside.example/${place}`);
  return `https://outside.example/${place}`;
};
const allAt = <Group extends object>(name: string, group: Group): Group =>
  Object.fromEntries(Object.keys(group).map((key) => [key, at(`${name}/${key}`)])) as Group;

const site = withAddresses(JSON.parse(readFileSync("test/content/site.json", "utf8")));

function withAddresses(record: SiteDefaults) {
  return {
    ...record,
    address: "https://encore.example",
    share: allAt("share", record.share),
    links: allAt("links", record.links),
    menu: record.menu.map((entry) => ({
      ...entry,
      target: entry.target || at(`menu/${entry.id}`),
    })),
    elsewhere: ["edition", "help", "maker", "rules", "guide"].map((kind) => ({
      kind,
      title: kind,
      about: null,
      address: at(`elsewhere/${kind}`),
    })),
    languages: record.languages.map((language) =>
      language.here ? language : { ...language, address: at(`languages/${language.lang}`) },
    ),
  };
}

jest.mock("gatsby", () => ({
  ...jest.requireActual<object>("gatsby"),
  useStaticQuery: () => ({ site, legal: { nodes: [] } }),
}));

it("each known address of site.json is on a page", () => {
  const imageData = { width: 4, height: 5, layout: "constrained", images: {} };
  const download = {
    site: { ...site, featured: { downloadUnit: { display: { tallPicture: { imageData } } } } },
    source: null,
  } as unknown as Queries.DownloadPageQuery;
  const legal = (slug: string) =>
    ({
      page: { slug, title: slug, summary: "", date: "2026-11-27", html: "", toc: [] },
      site,
      others: { nodes: [] },
    }) as unknown as Queries.LegalTemplateQuery;
  const link = {
    type: "link",
    document: "a",
    path: "/a",
    address: "https://encore.example/a",
  } as const;
  const html = renderToString(
    <StoreProvider store={createRootStore({ storage: null })}>
      <SiteHeader path="/" />
      <DownloadPage data={download} />
      {["about", "ip-standard"].map((slug) => (
        <LegalPage key={slug} data={legal(slug)} />
      ))}
      <LiveScreeningRoom
        catalogue={catalogue}
        channel={{ source: null, link: site.links.video }}
        visit="1"
      />
      <LinkSection link={link} share={site.share} />
      <SiteFooter path="/" />
    </StoreProvider>,
  );
  const targets = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, target = ""]) => target);
  expect(given.length).toBeGreaterThan(10);
  expect(given.filter((one) => !targets.some((target) => target.startsWith(one)))).toEqual([]);
});

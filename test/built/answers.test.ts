import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Answers, CONTENT_BASE } from "../../lib/api/calls";
import { answersOf } from "../../lib/api/static-answers";
import { readStoredAnswers } from "../../lib/api/read-stored-answers";
import { joinNotices } from "../../src/data/answers/notices";
import { fetchGameFeatures } from "../../src/home/game-features/home-game-features";
import { fetchHomeNotices } from "../../src/home/notices/home-notices";
import { fetchContributed, fetchProgramme } from "../../src/media/screening-room/fetch-films";
import type { ContentApi } from "../../src/data/api/content-api";

const answers = answersOf(readStoredAnswers(resolve(".content")));

const api = { get: async (name: keyof Answers) => answers[name] } as unknown as ContentApi;
const call = { background: true, signal: new AbortController().signal };

function builtWith<Data>(page: string): Data {
  const text = readFileSync(`public/page-data/${page}/page-data.json`, "utf8");
  return (JSON.parse(text) as { result: { data: Data } }).result.data;
}

// An unchanged answer must not change a page, so it must have exactly the query's shape.
describe("an unchanged answer has exactly the shape of the page's data", () => {
  test("on the home page", async () => {
    const data = builtWith<Queries.HomeTemplateQuery>("index");
    expect(await fetchHomeNotices(api, call)).toEqual(data.notices.nodes);
    expect(await fetchGameFeatures(api, call)).toEqual(data.features.nodes);
  });

  test("in the list of notices", () => {
    const data = builtWith<Queries.InformationPageQuery>("information");
    const units = data.offices.nodes.flatMap((office) => office.units);
    const records = { units, characters: data.characters.nodes };
    expect(joinNotices(answers["activity-list"], records)).toEqual(data.notices.nodes);
  });

  test("in the screening room", async () => {
    const data = builtWith<Queries.MediaPageQuery>("explore/media");
    expect(await fetchProgramme(api, call)).toEqual(data.programme?.list);
    expect(await fetchContributed(api, call)).toEqual(data.contributed.nodes);
  });

  test("on the film’s page", () => {
    const data = builtWith<Queries.MovieCampaignPageQuery>("playmovie_campaign");
    expect(answers["count-info"]).toEqual(data.counts);
    const units = data.offices.nodes.flatMap((office) => office.units);
    expect(answers["racing-list"].list.map(({ unit }) => unit).toSorted()).toEqual(
      units.map(({ id }) => id).toSorted(),
    );
  });
});

test("the pages that ask for an answer find the file of its call", () => {
  const read = (path: string) => JSON.parse(readFileSync(`public${CONTENT_BASE}${path}`, "utf8"));
  expect(read("/common/sourceUrl")).toMatchObject({ code: 200, data: answers["source-url"] });
});

import type { Video } from "#content/types";
import { createApi, idle } from "#src/data/answers/live-answer.fixtures";
import { fetchContributed, fetchProgramme } from "./fetch-films";

const call = { background: true, signal: new AbortController().signal };

const film = (id: string, own: Partial<Video> = {}): Video => ({
  id,
  kind: "hosted",
  title: id,
  about: "Someone filmed it.",
  cast: [],
  seconds: 60,
  cover: "",
  target: "",
  ...own,
});

it("fetches the programme page by page, until it is complete", async () => {
  const { api, calls } = createApi();
  const fetched = fetchProgramme(api, call);
  calls[0]?.answer({ total: 3, page: 1, size: 100, list: [film("a"), film("b")] });
  await idle();
  calls[1]?.answer({ total: 3, page: 2, size: 100, list: [film("c"), film("a", { title: "2" })] });
  const films = await fetched;
  expect(calls.map(({ query }) => query)).toEqual([
    { page: 1, size: 100 },
    { page: 2, size: 100 },
  ]);
  expect(films.map(({ id, title }) => [id, title])).toEqual([
    ["a", "a"],
    ["b", "b"],
    ["c", "c"],
  ]);
});

it("ends for any length that the host reports", async () => {
  const { api, calls } = createApi();
  const films = fetchProgramme(api, call);
  for (let page = 0; page < 10; page += 1) {
    calls[page]?.answer({ total: 1e9, page: 1, size: 100, list: [film("a")] });
    await idle();
  }
  expect(await films).toHaveLength(1);
  expect(calls).toHaveLength(10);
});

it("uses pictures of this site only, and links to safe addresses only", async () => {
  const { api, calls } = createApi();
  const films = fetchContributed(api, call);
  const hostile = { cover: "https://elsewhere.example/a.png", target: "javascript:alert(1)" };
  const { kind: _kind, cast: _cast, ...common } = film("a", hostile);
  calls[0]?.answer([{ ...common, author: "<i>A fan</i>", published: "2026-02-03" }]);
  expect(await films).toEqual([
    expect.objectContaining({ cover: "", target: "", author: "<i>A fan</i>", unit: null }),
  ]);
});

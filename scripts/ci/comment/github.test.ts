import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { MARK } from "./change-comment";
import { putComment } from "./github";

/** Comments of a change, as GitHub keeps them. */
let comments: { id: number; body: string; user: { login: string } | null }[];
let refused: boolean;
let authorized: (string | undefined)[];
let server: Server;

beforeEach(async () => {
  const user = { login: "a-fan" };
  comments = Array.from({ length: 130 }, (_, at) => ({ id: at, body: `comment ${at}`, user }));
  refused = false;
  authorized = [];
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk));
    request.on("end", () => {
      authorized.push(request.headers.authorization);
      const { status, body } = refused ? { status: 403, body: {} } : answer(request, text);
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterEach(() => new Promise((done) => server.close(done)));

function answer({ method, url = "" }: { method?: string; url?: string }, text: string) {
  const { pathname, searchParams } = new URL(url, "http://github.test");
  const id = /^\/repos\/encore\/encore\/issues\/comments\/(\d+)$/.exec(pathname)?.[1];
  if (method === "PATCH" && id !== undefined) {
    const found = comments.find((comment) => comment.id === Number(id));
    return { status: 200, body: Object.assign(found ?? {}, JSON.parse(text)) };
  }
  if (pathname !== "/repos/encore/encore/issues/7/comments") return { status: 404, body: {} };
  if (method === "POST") {
    const user = { login: "github-actions[bot]" };
    const comment = { id: comments.length, ...(JSON.parse(text) as { body: string }), user };
    comments.push(comment);
    return { status: 201, body: comment };
  }
  const size = Number(searchParams.get("per_page"));
  const start = (Number(searchParams.get("page")) - 1) * size;
  return { status: 200, body: comments.slice(start, start + size) };
}

const put = (body: string) => {
  const { port } = server.address() as AddressInfo;
  const api = `http://127.0.0.1:${port}`;
  return putComment({ api, repository: "encore/encore", number: 7, token: "secret" }, body);
};
const ours = () => comments.filter(({ body }) => body.startsWith(MARK)).map(({ body }) => body);

it("writes one comment, and writes it anew the next time", async () => {
  await put(`${MARK}\none`);
  expect(ours()).toEqual([`${MARK}\none`]);
  await put(`${MARK}\ntwo`);
  expect(ours()).toEqual([`${MARK}\ntwo`]);
  expect(comments).toHaveLength(131);
  expect(new Set(authorized)).toEqual(new Set(["Bearer secret"]));
});

it("leaves a comment alone that somebody else began like ours", async () => {
  const theirs = { id: 0, body: `${MARK}\nby hand`, user: { login: "a-fan" } };
  const gone = { id: 1, body: `${MARK}\nof nobody`, user: null };
  comments = [theirs, gone];
  await put(`${MARK}\none`);
  expect(ours()).toEqual([theirs.body, gone.body, `${MARK}\none`]);
});

it("tells what GitHub refused", async () => {
  refused = true;
  await expect(put(MARK)).rejects.toThrow("GitHub answered 403 to GET");
});

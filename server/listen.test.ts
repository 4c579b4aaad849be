import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { listen, type RunningServer } from "./listen";

/** Less than the time that running requests get at a stop, in ms. */
const SOON = 3000;

let server: RunningServer;

beforeAll(async () => {
  server = await listen(
    (_request, response) => {
      response.writeHead(200, { "content-length": "20" }).write("0123456789");
    },
    "127.0.0.1",
    0,
  );
});

afterAll(() => server.stop());

const port = () => Number(new URL(server.address).port);

/** The server's response to raw text, with `more` sent once it has begun to answer. */
const said = (text: string, more?: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = "";
    const socket = connect(port(), "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => {
      answer += chunk;
      if (more) socket.write(more);
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });

describe("a server's refusals", () => {
  it.each([
    ["400 Bad Request", "nonsense\r\n\r\n"],
    ["431 Request Header Fields Too Large", `GET / HTTP/1.1\r\nx: ${"x".repeat(20_000)}\r\n\r\n`],
    [
      "417 Expectation Failed",
      "GET / HTTP/1.1\r\nhost: a\r\nexpect: a-miracle\r\nconnection: close\r\n\r\n",
    ],
  ])("say %s", async (status, text) => {
    const answer = await said(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
  });

  it("are not written into an answer under way", async () => {
    const body = "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n";
    const answer = await said(body, "no chunk\r\n");
    expect(answer).toMatch(/\r\n\r\n0123456789$/);
  });

  it("leave no connection behind where the client keeps its half open", async () => {
    const own = await listen(() => {}, "127.0.0.1", 0);
    const to = { port: Number(new URL(own.address).port), host: "127.0.0.1", allowHalfOpen: true };
    const client = connect(to, () => client.write("nonsense\r\n\r\n"));
    await once(client.resume(), "end");
    const stopping = own.stop().then(() => "stopped");
    expect(await Promise.race([stopping, setTimeout(SOON, "waiting", { ref: false })])).toBe(
      "stopped",
    );
    client.destroy();
  });
});

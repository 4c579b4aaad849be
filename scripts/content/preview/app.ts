import { resolve } from "node:path";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import type { WatchedPictures, PreviewState } from "./watch-pictures";
import { listPage, missingPage, picturePage } from "./pages";
import { render } from "./render";

/** Hosts of this computer; another one may be a foreign page that was directed here. */
const HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

const HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; " +
    "connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
} as const;

/** For a drawing opened by itself: style attributes work, scripts do not. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const guard: RequestHandler = ({ headers }, response, next) => {
  response.set(HEADERS);
  if (HOST.test(headers.host ?? "")) next();
  else response.status(403).type("text").send("The preview answers this computer only.\n");
};

export function previewApp(content: WatchedPictures): Express {
  const drawing: RequestHandler = async ({ params, query }, response, next) => {
    const { side } = params;
    const pictures = side === "now" || side === "committed" ? content.state()[side] : undefined;
    const picture = pictures?.get(nameIn(params));
    if (!picture) return next();
    const { type, body } = await render(picture);
    // An address with the picture's version never changes.
    if (query.v === picture.version) {
      response.set("Cache-Control", "private, max-age=31536000, immutable");
    }
    response.set({ "Content-Security-Policy": DRAWING_POLICY, "Content-Type": type });
    response.send(Buffer.from(body));
  };

  const page: RequestHandler = async ({ params }, response, next) => {
    const state = content.state();
    const picture = state.now.get(nameIn(params));
    if (!picture) return next();
    const failure = await render(picture).then(
      () => undefined,
      (error: Error) => error.message,
    );
    response.type("html").send(picturePage(state, picture, failure).markup);
  };

  /**
   * Sends each new state to an open page (Server-Sent Events), and the current one first, so that the page knows if it
   * missed any.
   */
  const events: RequestHandler = (request, response) => {
    const sendRevision = ({ revision }: PreviewState) => response.write(`data: ${revision}\n\n`);
    const end = () => response.end();
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    sendRevision(content.state());
    content.changes.on("change", sendRevision).once("end", end);
    request.once("close", () => content.changes.off("change", sendRevision).off("end", end));
  };

  const missing: RequestHandler = ({ path }, response) => {
    const key = path.replace(/^\/\w*\//, "");
    response.status(404).type("html").send(missingPage(content.state(), key).markup);
  };
  const failed: ErrorRequestHandler = (error, request, response, next) => {
    // A malformed path is not found.
    if (error.status === 400) return missing(request, response, next);
    response.status(500).type("text").send(`${error.message}\n`);
  };

  return express()
    .disable("x-powered-by")
    .set("etag", false)
    .use(guard)
    .get("/", (_request, response) => {
      response.type("html").send(listPage(content.state()).markup);
    })
    .get("/events", events)
    .get("/pictures/*name", page)
    .get("/drawings/:side/*name", drawing)
    .use("/assets", express.static(resolve(__dirname, "assets"), { redirect: false, index: false }))
    .use(missing)
    .use(failed);
}

/** Wildcard part of a route; keys of pictures contain slashes. */
const nameIn = ({ name = [] }: Readonly<Record<string, string | string[]>>): string =>
  [name].flat().join("/");

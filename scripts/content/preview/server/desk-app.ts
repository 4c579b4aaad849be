import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import type { DeskState } from "../content/desk-state";
import type { Studio } from "../drawing/studio";
import { failedDrawing } from "../pages/failed-drawing";
import type { Html } from "../pages/html";
import { changedPage, listPage } from "../pages/list-page";
import { missingPage } from "../pages/missing-page";
import type { PageContext } from "../pages/page";
import { picturePage } from "../pages/picture-page";
import { problemsPage } from "../pages/problems-page";
import { KINDS, type Kind } from "../subjects/subject";
import { colorRules } from "../../../../lib/site/colors/color-rules";
import { assets } from "./assets";

/** What answers are made from. */
export interface Desk {
  readonly state: DeskState;
  readonly studio: Studio;
  /** Address of the running develop server of the site. */
  readonly site?: string;
}

/** Names that this computer calls itself by; any other may be a stranger's page that was sent here. */
const HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

const HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; font-src 'self'; " +
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
} as const;

/** A drawing that is opened by itself: its own attributes may paint it, and it can do nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Lets GET requests from this computer in, and refuses all others. */
const guard: RequestHandler = ({ method, headers }, response, next) => {
  response.set(HEADERS);
  if (!HOST.test(headers.host ?? "")) {
    response.status(403).type("text").send("The desk answers this computer only.\n");
  } else if (method !== "GET" && method !== "HEAD") {
    response.status(405).set("Allow", "GET, HEAD").type("text");
    response.send("Pages of the desk are only read.\n");
  } else next();
};

/**
 * The answers to the addresses of the desk.
 * @param desk what there is now; asked for each answer
 * @param events takes over a request for the stream of events
 */
export function deskApp(desk: () => Promise<Desk>, events: RequestHandler): Express {
  /** A page, or what comes after it where there is none. */
  const page =
    (
      make: (context: PageContext, name: string, found: string) => Html | undefined,
    ): RequestHandler =>
    async ({ params, query }, response, next) => {
      const found = typeof query.find === "string" ? query.find.trim() : "";
      const markup = make(contextOf(await desk()), nameIn(params), found);
      if (markup) response.type("html").send(markup.markup);
      else next();
    };

  const drawing: RequestHandler = async ({ params, query }, response, next) => {
    const { state, studio } = await desk();
    const side = params.side === "now" || params.side === "committed" ? params.side : undefined;
    const picture = side && state[side]?.pictures.get(nameIn(params));
    if (!picture) return next();
    response.set("Content-Security-Policy", DRAWING_POLICY);
    try {
      const { type, body } = await studio.render(picture);
      // Under the name of what it shows it never changes.
      if (query.v === picture.version && studio.failure(picture) === undefined)
        response.set("Cache-Control", "private, max-age=31536000, immutable");
      response.set("Content-Type", type).send(Buffer.from(body));
    } catch (error) {
      // An image: browsers show its words where the picture would be.
      const words = failedDrawing(picture, (error as Error).message);
      response.status(500).set("Content-Type", "image/svg+xml").send(Buffer.from(words));
    }
  };

  /** A picture is drawn before its page is made, so that the page says whether it could be. */
  const drawFirst: RequestHandler = async ({ params }, _response, next) => {
    const { state, studio } = await desk();
    const picture = state.now.pictures.get(nameIn(params));
    if (picture) await studio.render(picture).catch(() => undefined);
    next();
  };

  const missing: RequestHandler = async ({ path }, response) => {
    const name = path.replace(/^\/\w*\//, "");
    response
      .status(404)
      .type("html")
      .send(missingPage(contextOf(await desk()), decoded(name)).markup);
  };
  const failed: ErrorRequestHandler = (
    error: Error & { status?: number },
    request,
    response,
    next,
  ) => {
    // A path that cannot be decoded is one that nothing has.
    if (error.status === 400) return missing(request, response, next);
    response.status(500).type("text").send(`${error.message}\n`);
  };

  const isKind = (name: string): name is Kind => Object.hasOwn(KINDS, name);
  return express()
    .disable("x-powered-by")
    .set("etag", false)
    .use(guard)
    .get("/events", events)
    .get("/assets/colors.css", async (_request, response) => {
      response.type("css").send(colorRules((await desk()).state.now.catalogue));
    })
    .use("/assets", assets)
    .get(
      "/",
      page((context, _, found) => listPage(context, "characters", found)),
    )
    .get(
      "/list/:name",
      page((context, name, found) => (isKind(name) ? listPage(context, name, found) : undefined)),
    )
    .get(
      "/changed",
      page((context, _, found) => changedPage(context, found)),
    )
    .get("/problems", page(problemsPage))
    .get("/pictures/*name", drawFirst, page(picturePage))
    .get("/drawings/:side/*name", drawing)
    .use(missing)
    .use(failed);
}

/** What a route leaves open; a key of a picture has slashes. */
const nameIn = ({ name = "" }: Readonly<Record<string, string | string[]>>): string =>
  [name].flat().join("/");

function contextOf({ state, studio, site }: Desk): PageContext {
  return {
    state,
    ...(site !== undefined && { site }),
    failure: (key) => {
      const picture = state.now.pictures.get(key);
      return picture && studio.failure(picture);
    },
  };
}

/** A path as it is meant; nothing for one that cannot be read. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}

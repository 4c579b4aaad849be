import type { DeskState } from "../content/desk-state";
import type { Studio } from "../drawing/studio";
import type { Side } from "../pages/addresses";
import type { Html } from "../pages/html";
import { failedDrawing } from "../pages/failed-drawing";
import { changedPage, listPage } from "../pages/list-page";
import { missingPage } from "../pages/missing-page";
import type { PageContext } from "../pages/page";
import { picturePage } from "../pages/picture-page";
import { problemsPage } from "../pages/problems-page";
import { KINDS, type Kind } from "../subjects/subject";
import { type Answer, page } from "./answer";
import { asset } from "./assets";

/** What answers are made from. */
export interface Desk {
  state: DeskState;
  studio: Studio;
  /** Address of the running develop server of the site. */
  site?: string;
}

/** Makes an answer of the part of a path that its route leaves open; undefined if nothing is there. */
type Route = (
  desk: Desk,
  rest: string,
  parameters: URLSearchParams,
) => Answer | undefined | Promise<Answer | undefined>;

/** The first pattern that a path fits counts. */
const ROUTES: readonly (readonly [pattern: RegExp, route: Route])[] = [
  [/^\/()$/, (desk, _, parameters) => list(desk, "characters", parameters)],
  [/^\/list\/(.+)$/, list],
  [/^\/changed()$/, (desk, _, parameters) => shown(changedPage(contextOf(desk), find(parameters)))],
  [/^\/problems()$/, (desk) => shown(problemsPage(contextOf(desk)))],
  [/^\/pictures\/(.+)$/s, pageOfPicture],
  [/^\/drawings\/(.+)$/s, (desk, path, parameters) => drawing(desk, path, parameters.get("v"))],
  [/^\/assets\/(.+)$/, (desk, name) => asset(name, desk.state)],
];

/** The answer to an address of the desk. */
export async function answerTo(desk: Desk, { pathname, searchParams }: URL): Promise<Answer> {
  const path = decoded(pathname);
  for (const [pattern, route] of ROUTES) {
    const rest = pattern.exec(path)?.[1];
    const answer = rest === undefined ? undefined : await route(desk, rest, searchParams);
    if (answer) return answer;
  }
  return page(missingPage(contextOf(desk), path.replace(/^\/\w*\//, "")).markup, 404);
}

const find = (parameters: URLSearchParams): string => parameters.get("find")?.trim() ?? "";

const shown = (markup: Html | undefined): Answer | undefined => markup && page(markup.markup);

function list(desk: Desk, kind: string, parameters: URLSearchParams): Answer | undefined {
  if (!Object.hasOwn(KINDS, kind)) return undefined;
  return shown(listPage(contextOf(desk), kind as Kind, find(parameters)));
}

/** The page of a picture. It is drawn before, so that the page says whether it could be. */
async function pageOfPicture(desk: Desk, key: string): Promise<Answer | undefined> {
  const now = desk.state.now.pictures.get(key);
  if (now) await desk.studio.render(now).catch(() => undefined);
  return shown(picturePage(contextOf(desk), key));
}

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

/** A drawing: `now/<key>` or `committed/<key>`, in the version `v` if that is still the one. */
async function drawing(desk: Desk, path: string, v: string | null): Promise<Answer | undefined> {
  const [, side, key = ""] = /^(now|committed)\/(.+)$/s.exec(path) ?? [];
  const picture = desk.state[side as Side]?.pictures.get(key);
  if (!picture) return undefined;
  try {
    const { type, body } = await desk.studio.render(picture);
    const isLasting = v === picture.version && desk.studio.failure(picture) === undefined;
    return { status: 200, type, body, isLasting };
  } catch (error) {
    // An image: browsers show its words where the picture would be.
    const body = failedDrawing(picture, (error as Error).message);
    return { status: 500, type: "image/svg+xml", body };
  }
}

/** A path as it is meant; what cannot be read is a path that nothing has. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return "";
  }
}

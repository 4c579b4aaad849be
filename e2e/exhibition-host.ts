import type { Page, Route } from "@playwright/test";
import { LARGE_UNIT, LEADER, OTHER_UNIT, THIRD_UNIT, UNIT } from "./cast";
import type {
  ExhibitionChangeAnswer,
  ExhibitionChangeRequest,
  ExhibitionStand,
  FlowerStand,
  UnitId,
} from "../content/types";
import { ANSWER_PATHS, CONTENT_BASE, EXHIBITION_CHANGE_PATH } from "../lib/api/calls";
import { type ExhibitionQuery, exhibitionPart } from "../lib/api/exhibition-part";
import { encodeStand } from "../lib/stand/document/link";

const UNITS = [LARGE_UNIT, UNIT, OTHER_UNIT, THIRD_UNIT].map(({ id }) => id);

export const MINE = "a-stand-of-mine";

export const standOf = (palette: UnitId, text: string): FlowerStand => ({
  version: 1,
  palette,
  backdrop: "foyer",
  layers: [
    { kind: "stand", part: "easel", x: 450, y: 600, turn: 0, zoom: 100 },
    { kind: "flower", part: "roses", x: 450, y: 285, turn: 0, zoom: 135 },
    { kind: "poster", character: LEADER.id, shape: "card", x: 450, y: 600, turn: 0, zoom: 100 },
    { kind: "panel", part: "ribbon", text, x: 450, y: 880, turn: 0, zoom: 88 },
  ],
});

/** A stand that renders fast: an easel with a message. */
const plainStandOf = (palette: UnitId): FlowerStand => {
  const { layers, ...stand } = standOf(palette, `For ${palette}`);
  return { ...stand, layers: layers.filter(({ kind }) => kind === "stand" || kind === "panel") };
};

/** A number of plain stands, newest first; each has as many cheers as its number. */
export async function manyStands(count: number): Promise<ExhibitionStand[]> {
  const documents = await Promise.all(UNITS.map((unit) => encodeStand(plainStandOf(unit))));
  return Array.from({ length: count }, (_, index) => ({
    id: `stand-${String(index).padStart(4, "0")}`,
    title: `Stand ${index}`,
    unit: UNITS[index % UNITS.length] as UnitId,
    document: documents[index % UNITS.length] as string,
    cheers: index,
    created: new Date(Date.UTC(2026, 5, 1) - index * 60_000).toISOString().replace(".000Z", "Z"),
  }));
}

/** Mock of the exhibition, with a record of its requests. */
export interface ExhibitionHost {
  readonly stands: ExhibitionStand[];
  readonly sent: ExhibitionChangeRequest[];
  readonly queries: ExhibitionQuery[];
  /** True to make all calls fail. */
  isDown: boolean;
}

/** Makes a page believe that functions run, or not. Call before opening it. */
export async function withFunctions(page: Page, doRun: boolean): Promise<void> {
  await page.addInitScript((isOn) => {
    document.addEventListener("DOMContentLoaded", () => {
      if (isOn) document.documentElement.dataset.functions = "on";
      else delete document.documentElement.dataset.functions;
    });
  }, doRun);
}

export async function mockExhibition(
  page: Page,
  stands: ExhibitionStand[],
): Promise<ExhibitionHost> {
  const host: ExhibitionHost = { stands, sent: [], queries: [], isDown: false };
  const answer = (route: Route, data: object) =>
    host.isDown
      ? route.fulfill({ status: 500, json: { code: 500, msg: "", data: null } })
      : route.fulfill({ json: { code: 200, msg: "", data } });
  await withFunctions(page, true);
  const list = CONTENT_BASE + ANSWER_PATHS["exhibition-list"];
  await page.route(
    (url) => url.pathname === list,
    (route) => {
      const { size, ...params } = Object.fromEntries(
        new URL(route.request().url()).searchParams,
      ) as Record<string, string>;
      const query = { ...params, ...(size && { size: Number(size) }) } as ExhibitionQuery;
      host.queries.push(query);
      return answer(route, exhibitionPart(host.stands, query));
    },
  );
  const change = CONTENT_BASE + EXHIBITION_CHANGE_PATH;
  await page.route(
    (url) => url.pathname === change,
    (route) => {
      const request = route.request().postDataJSON() as ExhibitionChangeRequest;
      host.sent.push(request);
      return answer(route, answerTo(request, host.stands));
    },
  );
  return host;
}

function answerTo(
  request: ExhibitionChangeRequest,
  stands: readonly ExhibitionStand[],
): ExhibitionChangeAnswer {
  if (request.action === "publish") {
    return { action: "publish", id: MINE, state: "waiting" };
  }
  const { id, action } = request;
  if (action !== "cheer") return { action, id };
  return { action, id, cheers: (stands.find((stand) => stand.id === id)?.cheers ?? 0) + 1 };
}

import { PAGE_KINDS } from "./page-kinds";

interface Door {
  readonly title: string;
  readonly path: string;
}

const rows = Object.values(PAGE_KINDS);

const doorsIn = (id: string): Door[] =>
  rows.flatMap(({ path, exploreRoom }) =>
    path && exploreRoom && "in" in exploreRoom && exploreRoom.in === id
      ? [{ title: exploreRoom.title, path }]
      : [],
  );

/** Rooms of `/explore`, and as doors the pages `in` them. Bundles contain the result only (gatsby/evaluated.ts). */
export const EXPLORE_ROOMS = rows.flatMap(({ path, exploreRoom }) =>
  path && exploreRoom && "id" in exploreRoom
    ? [{ ...exploreRoom, path, doors: doorsIn(exploreRoom.id) }]
    : [],
);

/** Links of the last room, which has no page of its own. */
export const ENGINE_ROOM = doorsIn("cellar");

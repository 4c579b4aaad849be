import { PAGE_KINDS } from "./page-kinds";

interface Door {
  readonly title: string;
  readonly path: string;
}

const rows = Object.values(PAGE_KINDS);

const doorsIn = (id: string): Door[] =>
  rows.flatMap(({ path, room }) =>
    path && room && "in" in room && room.in === id ? [{ title: room.title, path }] : [],
  );

/** Rooms of `/explore` with their side doors. Bundles contain the result only (gatsby/evaluated.ts). */
export const ROOMS = rows.flatMap(({ path, room }) =>
  path && room && "id" in room ? [{ ...room, path, doors: doorsIn(room.id) }] : [],
);

export const ENGINE_ROOM = doorsIn("cellar");

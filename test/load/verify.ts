import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../server/live/database/database";
import type { CountInfo, ExhibitionList, RacingList } from "../../content/types";
import { ANSWER_PATHS, CONTENT_BASE } from "../../lib/api/calls";
import type { Envelope } from "../../lib/api/envelope";
import { select } from "../../server/live/testing/statements";
import type { Expectation } from "./expectation";

type Amount = { readonly amount: number };

async function fetchJson<Data>(origin: string, path: string): Promise<Data> {
  const answer = await fetch(origin + CONTENT_BASE + path);
  const { data, msg } = (await answer.json()) as Envelope<Data>;
  if (data === null) throw new Error(msg);
  return data;
}

/** Reads the list of public stands as a browser does: cheers by id. */
async function fetchAllPages(
  origin: string,
  sort: string,
): Promise<{ id: string; cheers: number }[]> {
  const found: { id: string; cheers: number }[] = [];
  let cursor: string | undefined;
  do {
    const more = cursor === undefined ? "" : `&cursor=${cursor}`;
    const path = `${ANSWER_PATHS["exhibition-list"]}?size=50&sort=${sort}${more}`;
    const { list, next } = await fetchJson<ExhibitionList>(origin, path);
    found.push(...list);
    cursor = next;
  } while (cursor !== undefined);
  return found;
}

/**
 * Compares the server and its database with the expectation.
 * @returns lost and duplicated data; empty if there is none
 */
export async function verify(
  origin: string,
  database: Pick<Database, "read">,
  expected: Expectation,
): Promise<string[]> {
  const faults: string[] = [];
  const compare = (name: string, found: number, wanted: number) => {
    if (found !== wanted) faults.push(`${name}: ${found} in place of ${wanted}`);
  };
  const countRows = async (from: RawBuilder<unknown>) =>
    Number(
      (await select(database, sql<Amount>`SELECT COUNT(*) AS amount FROM ${from}`))[0]?.amount,
    );
  for (const sort of ["newest", "cheered"]) {
    const listed = await fetchAllPages(origin, sort);
    const ids = new Set(listed.map(({ id }) => id));
    compare(`stands in the list (${sort})`, listed.length, expected.stands.size);
    compare(`stands twice (${sort})`, listed.length - ids.size, 0);
    compare(`stands lost (${sort})`, [...expected.stands].filter((id) => !ids.has(id)).length, 0);
    for (const { id, cheers } of listed) {
      compare(`cheers of ${id}`, cheers, expected.cheers.get(id) ?? 0);
    }
  }
  const totalOf = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);
  const sum = totalOf(expected.cheers.values());
  const { list } = await fetchJson<RacingList>(origin, ANSWER_PATHS["racing-list"]);
  const cheerCounts = list.map(({ cheers }) => cheers);
  const standCounts = list.map(({ stands }) => stands);
  const { view, achievement } = await fetchJson<CountInfo>(origin, ANSWER_PATHS["count-info"]);
  const emptied = sql`stands WHERE state = 'withdrawn' AND title IS NULL AND document IS NULL`;
  const { stands, withdrawn } = expected;
  compare("cheers in the standings", totalOf(cheerCounts), sum);
  compare("stands in the standings", totalOf(standCounts), stands.size);
  compare("views", view, expected.view);
  compare("achievements", achievement, expected.achievement);
  compare("reports", await countRows(sql`reports`), expected.reports);
  compare("cheers in the store", await countRows(sql`cheers`), sum);
  compare("withdrawn stands with nothing left", await countRows(emptied), withdrawn.size);
  compare("stands in the store", await countRows(sql`stands`), stands.size + withdrawn.size);
  return faults;
}

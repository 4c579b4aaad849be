import type { Database } from "../database/database";
import type { ExhibitionPublish, ExhibitionPublished } from "../../../content/types";
import { RequestError } from "../http/request-error";
import { now } from "../times";
import { checkPlainText } from "../validation/plain-text";
import { validDocument } from "./valid-document";
import { standIdOf } from "./stand-id";
import { IS_WAITING } from "./stands";

/** Limit of stands that wait for approval, since anybody can publish. */
const MAX_WAITING = 5000;

const ERRORS = {
  withdrawn: {
    zh: "這個花架已經撤下，無法再次發布。請以新的密碼發布。",
    en: "This stand was withdrawn and cannot come back. Publish it as a new one.",
  },
  other: {
    zh: "這組密碼已用於另一個花架。",
    en: "This secret belongs to another stand, which was published before.",
  },
  full: {
    zh: "等待審核的花架太多了，請過幾天再試。",
    en: "Too many stands are waiting to be looked at. Please try again in some days.",
  },
} as const;

/**
 * Publishes a stand, which waits for a maintainer's approval. A repetition returns the stand's current state.
 * @throws RequestError if a text is not plain, the document is not a valid shareable stand, the secret belongs to another or
 * a withdrawn stand, or too many stands are waiting
 */
export async function publish(
  database: Pick<Database, "change">,
  { title, author, unit, document: packed, token }: ExhibitionPublish,
  mostWaiting = MAX_WAITING,
): Promise<ExhibitionPublished> {
  const id = standIdOf(token);
  checkPlainText("title", title);
  if (author !== undefined) checkPlainText("author", author);
  const document = await validDocument(packed);
  const stand = { title, author: author ?? null, unit, document };
  const row = await database.change(async (session) => {
    const { waiting } = await session
      .selectFrom("stands")
      .select(({ fn }) => fn.countAll<number>().as("waiting"))
      .where(IS_WAITING)
      .executeTakeFirstOrThrow();
    if (waiting < mostWaiting) {
      await session
        .insertInto("stands")
        .values({ id, state: "waiting", ...stand, sent: now(), cheers: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    return session
      .selectFrom("stands")
      .select(["state", "title", "author", "unit", "document"])
      .where("id", "=", id)
      .executeTakeFirst();
  });
  // Not 503: clients would retry, and show their own message for it (src/data/errors/error-catalogue.ts).
  if (!row) throw new RequestError(409, ERRORS.full);
  if (row.state === "withdrawn") throw new RequestError(400, ERRORS.withdrawn);
  const names = ["title", "author", "unit"] as const;
  const isSameEntry = names.every((name) => row[name] === stand[name]);
  if (!isSameEntry || !(await isSameDocument(String(row.document), document))) {
    throw new RequestError(400, ERRORS.other);
  }
  return { action: "publish", id, state: row.state as ExhibitionPublished["state"] };
}

// The stored text may be packed differently, by another version of Node.js.
const isSameDocument = async (stored: string, document: string): Promise<boolean> =>
  stored === document || (await validDocument(stored)) === document;

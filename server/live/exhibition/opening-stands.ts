import type { Database } from "../database/database";
import type { ExhibitionStand } from "../../../content/types";
import { processWide } from "../process-wide";

const done = processWide("opening stands", () => new WeakMap<object, Promise<unknown>>());

/**
 * Hangs the stands that the content has (content/exhibits) into the exhibition, each once: what a
 * maintainer does with one afterwards stays.
 */
export async function hangOpeningStands(
  database: Pick<Database, "batch">,
  stands: readonly ExhibitionStand[],
): Promise<void> {
  if (stands.length === 0) return;
  const hanging =
    done.get(database) ??
    database.batch(
      stands.map(({ id, title, author, unit, document, cheers, created }) => ({
        sql: `INSERT INTO stands
            (id, state, title, author, unit, document, cheers, sent, published)
          VALUES (:id, 'public', :title, :author, :unit, :document, :cheers, :created, :created)
          ON CONFLICT (id) DO NOTHING`,
        args: { id, title, author: author ?? null, unit, document, cheers, created },
      })),
      "write",
    );
  done.set(database, hanging);
  await hanging.catch((error: unknown) => {
    done.delete(database);
    throw error;
  });
}

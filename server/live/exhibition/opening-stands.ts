import type { Database } from "../database/database";
import type { ExhibitionStand } from "../../../content/types";
import { processWide } from "../process-wide";

const done = processWide("opening stands", () => new WeakMap<object, Promise<unknown>>());

/**
 * Hangs the stands that the content has (content/exhibits) into the exhibition, each once, as the content
 * has it now. What a maintainer does with one afterwards stays: one that was taken down does not come back.
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
          ON CONFLICT (id) DO UPDATE
            SET title = excluded.title, author = excluded.author, unit = excluded.unit,
              document = excluded.document
            WHERE state = 'public'
              AND (title, author, unit, document)
                IS NOT (excluded.title, excluded.author, excluded.unit, excluded.document)`,
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

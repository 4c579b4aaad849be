import type { Migration } from "../database";

const NOW = "strftime('%Y-%m-%dT%H:%M:%SZ', 'now')";
const keep = (what: string) => `INSERT INTO changed (what, at) VALUES ('${what}', ${NOW})
      ON CONFLICT (what) DO UPDATE SET at = excluded.at`;

/**
 * When the counts and the standings last changed, which triggers keep in the same transaction. What was
 * there before this step changed, as far as anybody knows, with it.
 */
export const times: Migration = {
  number: 3,
  name: "times",
  statements: [
    `CREATE TABLE changed (
      what TEXT PRIMARY KEY,
      at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID`,
    `INSERT INTO changed SELECT 'counts', ${NOW} WHERE EXISTS (SELECT 1 FROM counted)`,
    `INSERT INTO changed SELECT 'standings', ${NOW}
      WHERE EXISTS (SELECT 1 FROM stands WHERE state = 'public')`,
    `CREATE TRIGGER counts_change AFTER INSERT ON counted BEGIN
      ${keep("counts")};
    END`,
    `CREATE TRIGGER standings_begin AFTER INSERT ON stands WHEN NEW.state = 'public' BEGIN
      ${keep("standings")};
    END`,
    `CREATE TRIGGER standings_change AFTER UPDATE OF state, cheers ON stands
      WHEN (OLD.state = 'public') <> (NEW.state = 'public')
        OR (NEW.state = 'public' AND NEW.cheers <> OLD.cheers)
    BEGIN
      ${keep("standings")};
    END`,
  ],
};

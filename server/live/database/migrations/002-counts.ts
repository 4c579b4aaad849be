import type { Migration } from "../database";

/** What devices have counted, and the sums, which a trigger keeps in the same transaction. */
export const counts: Migration = {
  number: 2,
  name: "counts",
  statements: [
    `CREATE TABLE counts (
      action TEXT PRIMARY KEY,
      value INTEGER NOT NULL DEFAULT 0
    ) STRICT, WITHOUT ROWID`,
    `INSERT INTO counts (action) VALUES ('view'), ('achievement')`,
    `CREATE TABLE counted (
      action TEXT NOT NULL,
      device TEXT NOT NULL,
      PRIMARY KEY (action, device)
    ) STRICT, WITHOUT ROWID`,
    `CREATE TRIGGER counts_follow AFTER INSERT ON counted BEGIN
      UPDATE counts SET value = value + 1 WHERE action = NEW.action;
    END`,
  ],
};

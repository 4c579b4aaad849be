import type { Migration } from "../database";

/**
 * Stands and what devices did with them. A stand that was withdrawn is a row with an id and a state and
 * nothing else. Cheers are counted by a trigger, that is, in the same transaction as they are kept in.
 */
export const exhibition: Migration = {
  number: 1,
  name: "exhibition",
  statements: [
    `CREATE TABLE stands (
      id TEXT PRIMARY KEY,
      state TEXT NOT NULL CHECK (state IN ('waiting', 'public', 'rejected', 'withdrawn')),
      title TEXT,
      author TEXT,
      unit TEXT,
      document TEXT,
      cheers INTEGER NOT NULL DEFAULT 0,
      sent TEXT,
      published TEXT,
      note TEXT
    ) STRICT, WITHOUT ROWID`,
    `CREATE INDEX stands_newest ON stands (published DESC, id DESC) WHERE state = 'public'`,
    `CREATE INDEX stands_newest_of_unit ON stands (unit, published DESC, id DESC)
      WHERE state = 'public'`,
    `CREATE INDEX stands_cheered ON stands (cheers DESC, published DESC, id DESC)
      WHERE state = 'public'`,
    `CREATE INDEX stands_cheered_of_unit ON stands (unit, cheers DESC, published DESC, id DESC)
      WHERE state = 'public'`,
    `CREATE INDEX stands_waiting ON stands (sent) WHERE state = 'waiting'`,
    `CREATE TABLE cheers (
      stand TEXT NOT NULL,
      device TEXT NOT NULL,
      PRIMARY KEY (stand, device)
    ) STRICT, WITHOUT ROWID`,
    `CREATE TRIGGER cheers_are_counted AFTER INSERT ON cheers BEGIN
      UPDATE stands SET cheers = cheers + 1 WHERE id = NEW.stand;
    END`,
    `CREATE TABLE reports (
      stand TEXT NOT NULL,
      device TEXT NOT NULL,
      reason TEXT NOT NULL,
      sent TEXT NOT NULL,
      seen INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (stand, device)
    ) STRICT, WITHOUT ROWID`,
  ],
};

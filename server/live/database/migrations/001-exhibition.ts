import type { Step } from "../step";

/** Differences in SQL. Both compare texts by bytes, as JavaScript does; cursors depend on it. */
const SPELLINGS = {
  file: { text: "TEXT", end: "STRICT, WITHOUT ROWID" },
  postgres: { text: 'TEXT COLLATE "C"', end: "" },
};

/** Table of the rate limiter. Not in backups and empty after a crash: most of its counts are of the last minutes. */
const LIMITS = `CREATE UNLOGGED TABLE limits (
  key TEXT PRIMARY KEY,
  points INTEGER NOT NULL DEFAULT 0,
  expire BIGINT
)`;

/**
 * Stands, devices' actions on them, and devices' counts with sums and times of the last change. A withdrawn stand keeps
 * only its id and state.
 */
export const exhibition: Step = (engine) => {
  const { text, end } = SPELLINGS[engine];
  return [
    `CREATE TABLE stands (
      id ${text} PRIMARY KEY,
      state ${text} NOT NULL CHECK (state IN ('waiting', 'public', 'rejected', 'withdrawn')),
      title ${text},
      author ${text},
      unit ${text},
      document ${text},
      cheers INTEGER NOT NULL DEFAULT 0,
      sent ${text},
      published ${text},
      note ${text}
    ) ${end}`,
    "CREATE INDEX stands_newest ON stands (published DESC, id DESC) WHERE state = 'public'",
    `CREATE INDEX stands_newest_of_unit ON stands (unit, published DESC, id DESC)
      WHERE state = 'public'`,
    `CREATE INDEX stands_cheered ON stands (cheers DESC, published DESC, id DESC)
      WHERE state = 'public'`,
    `CREATE INDEX stands_cheered_of_unit ON stands (unit, cheers DESC, published DESC, id DESC)
      WHERE state = 'public'`,
    "CREATE INDEX stands_waiting ON stands (sent) WHERE state = 'waiting'",
    `CREATE TABLE cheers (
      stand ${text} NOT NULL,
      device ${text} NOT NULL,
      PRIMARY KEY (stand, device)
    ) ${end}`,
    `CREATE TABLE reports (
      stand ${text} NOT NULL,
      device ${text} NOT NULL,
      reason ${text} NOT NULL,
      sent ${text} NOT NULL,
      seen INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (stand, device)
    ) ${end}`,
    `CREATE TABLE counts (
      action ${text} PRIMARY KEY,
      value INTEGER NOT NULL DEFAULT 0
    ) ${end}`,
    "INSERT INTO counts (action) VALUES ('view'), ('achievement')",
    `CREATE TABLE counted (
      action ${text} NOT NULL,
      device ${text} NOT NULL,
      PRIMARY KEY (action, device)
    ) ${end}`,
    `CREATE TABLE changed (
      what ${text} PRIMARY KEY,
      at ${text} NOT NULL
    ) ${end}`,
    ...(engine === "postgres" ? [LIMITS] : []),
  ];
};

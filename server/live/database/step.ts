/** Storage engine: SQLite in a file, or PostgreSQL. */
export type Engine = "file" | "postgres";

/** Statements of one step, applied together or not at all. A step that was released is never changed: another follows. */
export type Step = (engine: Engine) => readonly string[];

/** Steps by their names, in alphabetical order. */
export type Steps = Readonly<Record<string, Step>>;

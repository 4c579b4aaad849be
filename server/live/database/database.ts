import type { InArgs, Value } from "@libsql/client";

/** A statement, with what stands in its places: by order (`?`) or by name (`:name`). */
export type Statement = string | { readonly sql: string; readonly args: InArgs };

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, Value>>;

/** What a statement gave; no rows if it gives none. */
export interface Answer {
  readonly rows: readonly Row[];
}

/** A database, be it a file or on a server. */
export interface Database {
  /** Whether it is a file of this machine. */
  readonly isFile: boolean;
  execute(statement: Statement): Promise<Answer>;
  /** Carries out all statements or none. Changes are made by this alone, with "write". */
  batch(statements: readonly Statement[], mode: "read" | "write"): Promise<readonly Answer[]>;
  close(): void;
}

/** One step of the database's tables. A step that was released is never changed: another follows it. */
export interface Migration {
  /** 1, 2, 3 … in the order in which they are applied. */
  readonly number: number;
  readonly name: string;
  /** Applied together or not at all. */
  readonly statements: readonly string[];
}

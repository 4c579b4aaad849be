import type { RawBuilder, Transaction } from "kysely";
import type { Tables } from "./tables";

export type Session = Transaction<Tables>;

export interface Database {
  /** True for SQLite in a file, false for PostgreSQL. */
  readonly isFile: boolean;
  /** Runs a read transaction: all statements see the same state. */
  read<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /**
   * Runs a transaction: all statements or none. Rows read `forUpdate` are locked until its end. `work` may be called
   * again after a conflict, and must wait for nothing but the database.
   */
  change<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Runs a statement outside of a transaction. */
  run(statement: RawBuilder<unknown>): Promise<void>;
  close(): Promise<void>;
}

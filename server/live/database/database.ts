import type { RawBuilder, Transaction } from "kysely";
import type { Tables } from "./tables";

/** Carries out statements until the transaction ends. */
export type Session = Transaction<Tables>;

/** A database, be it a file or on a server. */
export interface Database {
  /** Whether it is a file of this machine. */
  readonly isFile: boolean;
  /** Reads: all statements see the same moment. */
  read<Result>(act: (session: Session) => Promise<Result>): Promise<Result>;
  /**
   * Carries out all statements or none. A row that is read `forUpdate` stays as it is until the end. `act` may be called
   * again where others were in the way, and waits for nothing but the database.
   */
  change<Result>(act: (session: Session) => Promise<Result>): Promise<Result>;
  /** Carries out one statement by itself, for what cannot be done in a transaction. */
  run(statement: RawBuilder<unknown>): Promise<void>;
  close(): Promise<void>;
}

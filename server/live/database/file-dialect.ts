import type Libsql from "libsql";
import {
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type SqliteStatement,
  type TransactionSettings,
} from "kysely";

/** More statements than the calls have. */
const MOST_PREPARED = 200;

/**
 * Kysely's dialect of SQLite on a file. A transaction that changes holds the file from its beginning, so nothing that it
 * has read can change under it, and rows need no locks of their own.
 */
export class FileDialect extends SqliteDialect {
  constructor(private readonly file: Libsql.Database) {
    super({ database: file });
  }

  override createDriver = () => new FileDriver(this.file);
  override createQueryCompiler = () => new FileQueryCompiler();
  override createAdapter = () => new FileAdapter();
}

class FileDriver extends SqliteDriver {
  constructor(private readonly file: Libsql.Database) {
    super({ database: { prepare: prepareOnce(file), close: () => file.close() } });
  }

  override async beginTransaction(
    _connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    this.file.exec(accessMode === "read only" ? "BEGIN" : "BEGIN IMMEDIATE");
  }

  override async commitTransaction(): Promise<void> {
    this.file.exec("COMMIT");
  }

  /** After some faults, such as a full disk, SQLite has taken everything back already. */
  override async rollbackTransaction(): Promise<void> {
    if (this.file.inTransaction) this.file.exec("ROLLBACK");
  }
}

class FileQueryCompiler extends SqliteQueryCompiler {
  /** Leaves out `FOR UPDATE`: the file is held as a whole. */
  protected override visitSelectModifier(): void {}
}

class FileAdapter extends SqliteAdapter {
  /** Tables are made in a transaction as well: two processes may open a new file at the same moment. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Prepares a statement once: that takes as long as carrying it out. */
function prepareOnce(file: Libsql.Database): (sql: string) => SqliteStatement {
  const kept = new Map<string, SqliteStatement>();
  return (sql) => {
    const known = kept.get(sql);
    if (known) return known;
    if (kept.size === MOST_PREPARED) kept.clear();
    const prepared = file.prepare(sql);
    kept.set(sql, prepared);
    return prepared;
  };
}

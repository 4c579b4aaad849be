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
const MAX_PREPARED = 200;

/**
 * Kysely's dialect for SQLite in a file. A changing transaction locks the file from its start, so rows need no locks.
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
    super({ database: { prepare: cachedPrepare(file), close: () => file.close() } });
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

  /** After some errors, such as a full disk, SQLite has rolled back already. */
  override async rollbackTransaction(): Promise<void> {
    if (this.file.inTransaction) this.file.exec("ROLLBACK");
  }
}

class FileQueryCompiler extends SqliteQueryCompiler {
  /** Omits `FOR UPDATE`: the whole file is locked. */
  protected override visitSelectModifier(): void {}
}

class FileAdapter extends SqliteAdapter {
  /** Two processes may open a new file at the same moment. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Caches prepared statements: preparing takes as long as running. */
function cachedPrepare(file: Libsql.Database): (sql: string) => SqliteStatement {
  const statements = new Map<string, SqliteStatement>();
  return (sql) => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size === MAX_PREPARED) statements.clear();
    const prepared = file.prepare(sql);
    statements.set(sql, prepared);
    return prepared;
  };
}

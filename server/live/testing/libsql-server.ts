import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type Client, createClient, type InStatement, type InValue } from "@libsql/client";

/**
 * As much of a libSQL server (Hrana 2 over HTTP) as `execute` and `batch` need, on a database in memory:
 * with it a test sees what we ask of a server, and with which token.
 */
export interface LibsqlServer {
  readonly url: string;
  /** Every statement that was sent. */
  readonly statements: readonly string[];
  /** The values of the header `authorization`. */
  readonly tokens: Set<string | undefined>;
  stop(): Promise<void>;
}

type HranaValue = { type: string; value?: string | number };
interface HranaStatement {
  readonly sql?: string;
  readonly sql_id?: number;
  readonly args?: readonly HranaValue[];
  readonly named_args?: readonly { name: string; value: HranaValue }[];
}
interface HranaRequest {
  readonly type: string;
  readonly sql?: string;
  readonly sql_id?: number;
  readonly stmt?: HranaStatement;
  readonly batch?: { readonly steps: readonly { readonly stmt: HranaStatement }[] };
}

const fromHrana = ({ type, value }: HranaValue): InValue =>
  type === "integer" ? BigInt(value ?? 0) : (value ?? null);

function toHrana(value: unknown): HranaValue {
  if (value === null) return { type: "null" };
  if (typeof value === "string") return { type: "text", value };
  return Number.isInteger(value)
    ? { type: "integer", value: String(value) }
    : { type: "float", value: Number(value) };
}

const errorOf = (error: unknown) => ({
  message: (error as Error).message,
  code: (error as { code?: string }).code ?? "UNKNOWN",
});

/** One connection to the server: it remembers texts of statements by number. */
class Stream {
  private readonly texts = new Map<number, string>();

  constructor(
    private readonly database: Client,
    private readonly statements: string[],
  ) {}

  private statementOf({ sql, sql_id: id = -1, args = [], named_args: named = [] }: HranaStatement) {
    const text = sql ?? this.texts.get(id) ?? "";
    this.statements.push(text);
    const values = Object.fromEntries(named.map(({ name, value }) => [name, fromHrana(value)]));
    return { sql: text, args: named.length > 0 ? values : args.map(fromHrana) };
  }

  private async results(statements: readonly InStatement[], mode: "read" | "write") {
    const sets = await this.database.batch([...statements], mode);
    return sets.map(({ columns, rows, rowsAffected }) => ({
      cols: columns.map((name) => ({ name, decltype: null })),
      rows: rows.map((row) => columns.map((_, place) => toHrana(row[place]))),
      affected_row_count: rowsAffected,
      last_insert_rowid: null,
    }));
  }

  /** The library sends BEGIN, the statements, COMMIT, and ROLLBACK for the case of an error. */
  private async batch(steps: readonly { readonly stmt: HranaStatement }[]) {
    const all = steps.map(({ stmt }) => this.statementOf(stmt));
    const mode = all[0]?.sql === "BEGIN IMMEDIATE" ? "write" : "read";
    const none = all.map(() => null);
    const empty = { cols: [], rows: [], affected_row_count: 0, last_insert_rowid: null };
    try {
      const results = await this.results(all.slice(1, -2), mode);
      return { step_results: [empty, ...results, empty, null], step_errors: none };
    } catch (error) {
      const failed = 1 + ((error as { statementIndex?: number }).statementIndex ?? 0);
      const done = all.map((_, place) => (place < failed ? empty : null));
      return { step_results: done, step_errors: none.with(failed, errorOf(error) as never) };
    }
  }

  async answer({ type, sql, sql_id: id, stmt, batch }: HranaRequest): Promise<object> {
    if (type === "store_sql") this.texts.set(id ?? -1, sql ?? "");
    try {
      if (type === "execute") {
        const [result] = await this.results([this.statementOf(stmt ?? {})], "write");
        return { type: "ok", response: { type, result } };
      }
      if (type === "batch") {
        return { type: "ok", response: { type, result: await this.batch(batch?.steps ?? []) } };
      }
      return { type: "ok", response: { type } };
    } catch (error) {
      return { type: "error", error: errorOf(error) };
    }
  }
}

async function bodyOf(request: IncomingMessage): Promise<{ requests: HranaRequest[] }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(String(Buffer.concat(chunks))) as { requests: HranaRequest[] };
}

/** Starts a server on a free port of the loopback. */
export async function startLibsqlServer(): Promise<LibsqlServer> {
  const database = createClient({ url: "file::memory:", concurrency: 1 });
  const statements: string[] = [];
  const tokens = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    if (request.url !== "/v2/pipeline") {
      response.writeHead(404).end();
      return;
    }
    tokens.add(request.headers.authorization);
    const { requests } = await bodyOf(request);
    const stream = new Stream(database, statements);
    const results: object[] = [];
    for (const one of requests) results.push(await stream.answer(one));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ baton: null, base_url: null, results }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    statements,
    tokens,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => {
          database.close();
          done();
        });
      }),
  };
}

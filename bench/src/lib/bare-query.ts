import { createServer } from 'node:http';
import { boardPages } from '@girassol/api/src/areas/kanbans/board-pages';
import type { Tables, Tx } from '@girassol/api/src/platform/database';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/**
 * The reference: the board's own query and nothing else, through a bare HTTP server of Node. No token, no tenant
 * transaction, no validation; the rows go out as they come.
 */
export async function startBareQuery(
  databaseUrl: string,
  accountId: string,
  port: number,
): Promise<() => Promise<void>> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const server = createServer(async (_request, response) => {
    const rows = await boardPages(
      kysely as unknown as Tx,
      { accountId, type: 'SALES', owners: null },
      { page: 1, after: undefined },
    );
    response.setHeader('content-type', 'application/json').end(JSON.stringify(rows));
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return async () => {
    await new Promise((resolve) => server.close(resolve));
    await kysely.destroy();
  };
}

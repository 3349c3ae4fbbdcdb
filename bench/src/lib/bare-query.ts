import { createServer } from 'node:http';
import { loadColumnPages } from '@girassol/api/src/areas/kanbans/load-column-pages';
import type { Tables, Tx } from '@girassol/api-platform/database';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/**
 * Starts a plain Node HTTP server that answers every request with the query of the sales board, without
 * token, tenant transaction or validation: the reference that the product is compared with. Returns a
 * function that stops the server.
 */
export async function startBareQueryServer(
  databaseUrl: string,
  accountId: string,
  port: number,
): Promise<() => Promise<void>> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const server = createServer(async (_request, response) => {
    const rows = await loadColumnPages(
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

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ONE_PIXEL_PNG } from '@girassol/api/test/form';
import { describeApi } from '@girassol/api/test/harness';
import { getFullKillTest, runKilledWorkers } from '@girassol/api/test/killed-workers';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { listAccountTables } from '../account-archive/list-account-tables';
import { hashPassword } from '../users/password';
import { keptIfReferenced, keptRows } from './kept-rows';

const KILLS = 12;
const ROWS = 12_000;
const PASSWORD = 'Girassol2026';

const dataDir = mkdtempSync(join(tmpdir(), 'girassol-deletions-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describeApi(
  'deletions of accounts while processes are killed',
  (api) => {
    const countRows = async (table: string, accountId: string): Promise<number> => {
      const [found] = await api.query<{ count: number }>(
        `select count(*)::int as count from ${table} where account_id = $1`,
        [accountId],
      );
      return found?.count ?? 0;
    };
    const addCustomers = ({ accountId, userId }: { accountId: string; userId: string }, rows: number) =>
      api.query(
        `insert into customers (account_id, id, owner_id, name, document, email, updated_by)
         select $1, gen_random_uuid(), $2, 'Ana Souza', '', 'ana' || n || '@exemplo.com.br', $2
         from generate_series(1, ${rows}) n`,
        [accountId, userId],
      );

    getFullKillTest(api)(
      `${KILLS} kills while deleting: everything of the account is deleted, and nothing of another one`,
      async () => {
        const { owner, vendor, neighbour } = api.people;
        const { accountId } = owner;
        const own = { as: owner, params: { userId: owner.userId } };
        await addCustomers(owner, ROWS);
        await addCustomers(neighbour, 50);
        await api.call('POST /users/logo/:userId', {
          ...own,
          body: {},
          file: { name: 'marca.png', content: ONE_PIXEL_PNG },
        });
        const files = await api.query<{ id: string }>('select id from stored_files where account_id = $1', [
          accountId,
        ]);
        await api.query('update users set password_hash = $1 where id = $2', [
          await hashPassword(PASSWORD),
          owner.userId,
        ]);
        const { accountName } = await api.call('GET /users/closure/:userId', own);
        await api.call('POST /users/closure/:userId', { ...own, body: { password: PASSWORD, accountName } });
        await api.query(
          "update jobs set due_at = now(), order_at = now() where account_id = $1 and kind = 'account.delete'",
          [accountId],
        );
        const loadState = async () =>
          (
            await api.query<{ state: string }>('select state from account_closures where account_id = $1', [
              accountId,
            ])
          )[0]?.state;
        const interrupted = await runKilledWorkers(api, {
          kinds: 'account.delete',
          ...{ kills: KILLS, longestMs: 150, env: { DATA_DIR: dataDir } },
          isOver: async () => (await loadState()) === 'DELETED',
        });
        expect(interrupted).toBeGreaterThan(0);

        expect(await loadState()).toBe('DELETED');
        for (const { name } of await api.database.asAccount({ accountId }, listAccountTables)) {
          if (name in keptRows || keptIfReferenced.some((one) => one === name)) continue;
          expect({ name, rows: await countRows(name, accountId) }).toEqual({ name, rows: 0 });
        }
        expect(await countRows('customers', accountId)).toBe(0);
        for (const { id } of files) expect(await api.app.files.store.exists(id)).toBe(false);
        expect(await countRows('customers', neighbour.accountId)).toBe(50);
        // One for each term of what is kept apart.
        const [kept] = await api.query<{ count: number }>(
          "select count(*)::int as count from jobs where account_id = $1 and kind = 'account.deleteKept'",
          [accountId],
        );
        expect(kept?.count).toBe(2);
        for (const { token } of [owner, vendor]) {
          const answer = await api.send({
            method: 'GET',
            url: `/api/users/closure/${owner.userId}`,
            headers: { authorization: `Bearer ${token}` },
          });
          expect(answer.statusCode).toBe(401);
        }
      },
      TEST_TIMEOUTS_MS.database,
    );
  },
  { DATA_DIR: dataDir },
);

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeApi } from '@girassol/api/test/harness';
import { getFullKillTest, runKilledWorkers } from '@girassol/api/test/killed-workers';
import { readZip } from '@girassol/api-platform/files/read-zip';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { hashPassword } from '../users/password';

/** Each begins anew, which is no step forward: more of them, one after the other, end the archive. */
const KILLS = 3;
const ROWS = 20_000;
const PASSWORD = 'Girassol2026';

const dataDir = mkdtempSync(join(tmpdir(), 'girassol-archives-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describeApi(
  'archives of accounts while processes are killed',
  (api) => {
    getFullKillTest(api)(
      `${KILLS} kills while writing: one archive, with every row`,
      async () => {
        const { owner } = api.people;
        const own = { as: owner, params: { userId: owner.userId } };
        const body = { password: PASSWORD };
        await api.query('update users set password_hash = $1 where id = $2', [
          await hashPassword(PASSWORD),
          owner.userId,
        ]);
        await api.query(
          `insert into customers (account_id, id, owner_id, name, document, email, updated_by)
           select $1, gen_random_uuid(), $2, 'Ana Souza', '', 'ana' || n || '@exemplo.com.br', $2
           from generate_series(1, ${ROWS}) n`,
          [owner.accountId, owner.userId],
        );
        await api.call('POST /users/archive/:userId', { ...own, body });
        const load = async () => (await api.call('GET /users/archive/:userId', own)).archives;
        const interrupted = await runKilledWorkers(api, {
          kinds: 'account.archive',
          ...{ kills: KILLS, longestMs: 300, env: { DATA_DIR: dataDir } },
          isOver: async () => (await load()).every(({ state }) => state !== 'QUEUED' && state !== 'WRITING'),
        });
        expect(interrupted).toBeGreaterThan(0);

        const archives = await load();
        expect(archives).toMatchObject([{ state: 'DONE', problem: null }]);
        const { url } = await api.call('POST /users/archive/open/:userId/:archiveId', {
          ...own,
          params: { userId: owner.userId, archiveId: archives[0]?._id ?? '' },
          body,
        });
        const { rawPayload } = await api.send({ method: 'GET', url });
        const parts = readZip(rawPayload, { entries: 10_000, bytes: 500_000_000 });
        const customers = JSON.parse(parts.get('tabelas/customers.json')?.toString() ?? '[]') as {
          email: string;
        }[];
        expect(new Set(customers.map(({ email }) => email)).size).toBe(ROWS);
        expect(customers).toHaveLength(ROWS);
        expect(parts.has('LEIA-ME.txt')).toBe(true);
        const files = await api.query(
          "select id from stored_files where name like 'Tudo da conta%' and is_kept",
        );
        expect(files).toHaveLength(1);
        const mails = await api.query("select id from mail_outbox where kind = 'account-archive'");
        expect(mails).toHaveLength(1);
      },
      TEST_TIMEOUTS_MS.database,
    );
  },
  { DATA_DIR: dataDir },
);

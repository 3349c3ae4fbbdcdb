import { ONE_PIXEL_PNG } from '@girassol/api/test/form';
import { describeApi } from '@girassol/api/test/harness';
import { createTestSamples } from '@girassol/api/test/refusals/samples/samples';
import type { TestPerson } from '@girassol/api/test/test-people';
import { readZip } from '@girassol/api-platform/files/read-zip';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { hashPassword } from '../users/password';
import { isSecretColumn, leftOutTables } from './left-out';
import { listAccountTables } from './list-account-tables';

const ASK = 'POST /users/archive/:userId';
const READ = 'GET /users/archive/:userId';
const OPEN = 'POST /users/archive/open/:userId/:archiveId';
const PASSWORD = 'Girassol2026';

describeApi('everything of an account as one archive', (api) => {
  const own = (as: TestPerson) => ({ as, params: { userId: as.userId } });
  const ask = (password = PASSWORD) => ({ ...own(api.people.owner), body: { password } });

  beforeAll(async () => {
    await api.query('update users set password_hash = $1 where id = $2', [
      await hashPassword(PASSWORD),
      api.people.owner.userId,
    ]);
    await createTestSamples(api);
    // Chromium takes seconds for each, and this is about rows.
    await api.query("delete from jobs where kind = 'proposals.print'");
    // Other jobs change rows, too.
    await api.app.jobs.runDue();
  }, TEST_TIMEOUTS_MS.process);

  async function writeArchive(): Promise<Map<string, Buffer>> {
    const { archives } = await api.call(ASK, ask());
    await api.app.jobs.runDue();
    const archiveId = archives[0]?._id ?? '';
    const { url } = await api.call(OPEN, {
      as: api.people.owner,
      params: { userId: api.people.owner.userId, archiveId },
      body: { password: PASSWORD },
    });
    const answer = await api.send({ method: 'GET', url });
    expect(answer.statusCode).toBe(200);
    return readZip(answer.rawPayload, { entries: 10_000, bytes: 500_000_000 });
  }

  test('every table of the catalogue has its rows in the archive or a stated reason, and no secret is in it', async () => {
    const { accountId } = api.people.owner;
    const parts = await writeArchive();
    const readMe = parts.get('LEIA-ME.txt')?.toString() ?? '';
    const tables = await api.database.asAccount({ accountId }, listAccountTables);
    expect(tables.length).toBeGreaterThan(60);
    for (const { name, accountColumn, columns, keyColumns } of tables) {
      expect({ name, hasKey: keyColumns.length > 0 }).toEqual({ name, hasKey: true });
      if (name in leftOutTables) {
        expect(parts.has(`tabelas/${name}.json`)).toBe(false);
        expect(readMe).toContain(`${name}: ${leftOutTables[name]}`);
        continue;
      }
      const rows = JSON.parse(parts.get(`tabelas/${name}.json`)?.toString() ?? 'null') as object[];
      // The archive itself wrote its link, its notice and its entry of the log meanwhile.
      if (!meanwhile.has(name)) {
        const [found] = await api.query<{ count: number }>(
          `select count(*)::int as count from ${name} where ${accountColumn} = $1`,
          [accountId],
        );
        expect({ name, rows: rows.length }).toEqual({ name, rows: found?.count });
      }
      const secrets = columns.filter((column) => isSecretColumn(name, column));
      for (const { name: column } of secrets) {
        expect(readMe).toMatch(new RegExp(`${name}: .*${column}`));
        expect(rows.some((row) => column in row)).toBe(false);
      }
    }
  });

  test('keys and addresses with which a signer signs at a provider are left out', () => {
    const isLeftOut = (name: string) => isSecretColumn('signature_persons', { name, type: 'text' });
    expect(['provider_key', 'provider_url', 'email'].map(isLeftOut)).toEqual([true, true, false]);
  });

  /** Tables that the writing of an archive changes. */
  const meanwhile = new Set([
    'account_archives',
    'audit_entries',
    'stored_files',
    'mail_outbox',
    'idempotency_keys',
  ]);

  test('the stored files are in it under the id that the tables name, earlier archives are not', async () => {
    const { owner } = api.people;
    await api.call('POST /users/logo/:userId', {
      ...own(owner),
      body: {},
      file: { name: 'marca.png', content: ONE_PIXEL_PNG },
    });
    await writeArchive();
    const parts = await writeArchive();
    const [company] = JSON.parse(parts.get('tabelas/company_data.json')?.toString() ?? '[]') as {
      logo_file_id: string;
    }[];
    expect(parts.get(`arquivos/${company?.logo_file_id}/marca.png`)?.subarray(1, 4).toString()).toBe('PNG');
    expect([...parts.keys()].filter((name) => name.endsWith('.zip'))).toEqual([]);
  });

  test('a password is asked for, when it is requested and when it is opened, and wrong ones run out', async () => {
    const { owner, vendor } = api.people;
    const wrong = await api.refused(ASK, ask('Errada2026'));
    expect(wrong).toMatchObject({ status: 400, fields: [{ path: 'password' }] });
    const { archives } = await api.call(READ, own(owner));
    const open = {
      as: owner,
      params: { userId: owner.userId, archiveId: archives[0]?._id ?? '' },
      body: { password: 'Errada2026' },
    };
    expect((await api.refused(OPEN, open)).status).toBe(400);
    expect((await api.refused(ASK, { ...own(vendor), body: { password: PASSWORD } })).status).toBe(403);
    expect((await api.refused(READ, own(vendor))).status).toBe(403);
    for (let tries = 0; tries < 8; tries += 1) await api.refused(ASK, ask('Errada2026'));
    expect((await api.refused(ASK, ask())).status).toBe(429);
    await api.query('delete from login_attempts');
  });

  test('one is written at a time, and its owner is mailed when it is ready', async () => {
    const { accountId } = api.people.owner;
    await api.query('delete from mail_outbox where account_id = $1', [accountId]);
    const first = await api.call(ASK, ask());
    const second = await api.call(ASK, ask());
    expect(second.archives[0]?._id).toBe(first.archives[0]?._id);
    await api.app.jobs.runDue();
    const mails = await api.query<{ kind: string; text: string | null }>(
      "select kind, text from mail_outbox where account_id = $1 and kind = 'account-archive'",
      [accountId],
    );
    expect(mails).toHaveLength(1);
  });

  test('after its end an archive is not opened any more', async () => {
    const { owner } = api.people;
    await writeArchive();
    const { archives } = await api.call(READ, own(owner));
    await api.query(
      "update account_archives set expires_at = now() - interval '1 minute' where account_id = $1",
      [owner.accountId],
    );
    const refusal = await api.refused(OPEN, {
      as: owner,
      params: { userId: owner.userId, archiveId: archives[0]?._id ?? '' },
      body: { password: PASSWORD },
    });
    expect(refusal.status).toBe(410);
  });

  test('the owner of an unpaid account takes everything away, too', async () => {
    const { owner } = api.people;
    await api.query('update accounts set status_ok = false where id = $1', [owner.accountId]);
    expect((await api.call(ASK, ask())).archives[0]?.state).toBe('QUEUED');
    await api.query('update accounts set status_ok = true where id = $1', [owner.accountId]);
  });
});

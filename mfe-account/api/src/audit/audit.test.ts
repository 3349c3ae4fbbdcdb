import type { AuditFilter } from '@girassol/account-domain/contract';
import { createExportTestClient } from '@girassol/api/test/exports';
import { describeApiOnEveryDatabase } from '@girassol/api/test/harness';
import { recordAuditEntry } from './record-audit-entry';

describeApiOnEveryDatabase('the audit log of an account', (api) => {
  const read = (query: { area?: 'rights' | 'plan'; userId?: string; from?: string; to?: string }, page = 1) =>
    api.call('GET /users/audit-log/:multiplier', {
      as: api.people.owner,
      params: { multiplier: page },
      query,
    });

  beforeEach(() => api.query('truncate audit_entries'));

  const record = (area: 'rights' | 'plan', name = 'Vera') =>
    api.database.asAccount(api.people.owner, (tx) =>
      recordAuditEntry(tx, api.people.owner, {
        ...(area === 'rights' ? { area, action: 'change-collaborator' } : { area, action: 'change-plan' }),
        subject: { kind: 'user', id: api.people.vendor.userId, name },
        before: { flags: { salesKanban: true }, password: 'Segredo', nested: [{ token: 'abc' }] },
        after: { flags: {}, cardNumber: '4111' },
      }),
    );

  test('names author, subject and values, and holds no secret', async () => {
    await record('rights');
    const { entries, areas } = await read({});
    expect(areas).toContain('plan');
    expect(entries).toMatchObject([
      {
        area: 'rights',
        action: 'change-collaborator',
        subject: { kind: 'user', name: 'Vera' },
        user: { id: api.people.owner.userId },
      },
    ]);
    expect(entries[0]?.before).toEqual({ flags: { salesKanban: true }, nested: [{}] });
    expect(entries[0]?.after).toEqual({ flags: {} });
  });

  test('codes by which somebody gets in are left out, postal codes and those of cities stay', async () => {
    const open = { postalCode: '89010025', cityCode: 'x', address: { postalCode: '1' } };
    const secret = { code: '1', codes: ['1'], loginCode: '1', backup_codes: ['1'], recoveryCodes: ['1'] };
    const after = {
      ...open,
      ...secret,
      securityCode: '123',
      verificationCode: '1',
      signupConfirmationCode: '1',
    };
    await api.database.asAccount(api.people.owner, (tx) =>
      recordAuditEntry(tx, api.people.owner, { area: 'data', action: 'change-company', after }),
    );
    expect((await read({})).entries[0]?.after).toEqual(open);
  });

  test('is filtered by area, person and period, and read in pages', async () => {
    for (let count = 0; count < 21; count += 1) await record('rights', `Pessoa ${count}`);
    await record('plan');
    expect((await read({ area: 'plan' })).entries).toHaveLength(1);
    const first = await read({ area: 'rights' });
    expect(first).toMatchObject({ hasMoreItems: true });
    expect(first.entries[0]?.subject?.name).toBe('Pessoa 20');
    expect((await read({ area: 'rights' }, 2)).entries.map(({ subject }) => subject?.name)).toEqual([
      'Pessoa 0',
    ]);
    expect((await read({ userId: api.people.vendor.userId })).entries).toEqual([]);
    expect((await read({ userId: api.people.owner.userId })).entries).toHaveLength(20);
    expect((await read({ to: '2020-01-01' })).entries).toEqual([]);
    expect((await read({ from: '2020-01-01' })).entries).toHaveLength(20);
  });

  test('can only be added to', async () => {
    await record('rights');
    await api.database.asAccount(api.people.owner, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('audit_entries')
        .set({ action: 'x' })
        .executeTakeFirst();
      const { numDeletedRows } = await tx.deleteFrom('audit_entries').executeTakeFirst();
      expect([numUpdatedRows, numDeletedRows]).toEqual([0n, 0n]);
    });
    expect((await read({})).entries).toHaveLength(1);
  });

  test('is for the owner, and without plan and card for managers of collaborators', async () => {
    await record('rights');
    await record('plan');
    const { vendor, neighbour } = api.people;
    const params = { multiplier: 1 };
    const key = 'GET /users/audit-log/:multiplier';
    expect((await api.refused(key, { as: vendor, params })).status).toBe(403);
    const setRight = (value: boolean) =>
      api.query(
        `update users set permissions = permissions || '{"employeesManager": ${value}}' where id = '${vendor.userId}'`,
      );
    await setRight(true);
    const seen = await api.call(key, { as: vendor, params });
    expect(seen.entries.map(({ area }) => area)).toEqual(['rights']);
    expect(seen.areas).not.toContain('card');
    expect((await api.refused(key, { as: vendor, params, query: { area: 'plan' } })).status).toBe(403);
    await setRight(false);
    expect((await api.call(key, { as: neighbour, params })).entries).toEqual([]);
  });

  describe('as a spreadsheet', () => {
    const exports = createExportTestClient(api);
    const key = 'POST /users/audit-log/export/:userId';
    const request = (as = api.people.owner, filters: AuditFilter = {}) =>
      api.call(key, { as, params: { userId: as.userId }, body: { filters, format: 'csv' } });
    const open = async (exportId: string, as = api.people.owner) => {
      await api.app.jobs.runDue();
      return exports.open(as, exportId);
    };

    test('has the entries of the filters of the screen, in the words of the screen', async () => {
      await record('rights');
      await record('plan', 'Maior');
      const { exportId } = await request(api.people.owner, { area: 'rights' });
      const { headers, rows } = await open(exportId);
      expect(headers).toEqual(['Quando', 'Pessoa', 'Assunto', 'Ação', 'Sobre', 'Detalhes']);
      expect(rows).toEqual([
        expect.objectContaining({
          Quando: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d/),
          Assunto: 'Direitos',
          Ação: 'alterou',
          Sobre: 'Vera',
        }),
      ]);
      const empty = await request(api.people.owner, { to: '2020-01-01' });
      expect((await open(empty.exportId)).rows).toEqual([]);
    });

    test('is itself an entry of the log', async () => {
      await request();
      expect((await read({})).entries[0]).toMatchObject({
        area: 'exports',
        action: 'request-export',
        after: { kind: 'audit-log', format: 'csv' },
      });
    });

    test('leaves out plan and card for managers of collaborators, and is refused to others', async () => {
      await record('rights');
      await record('plan');
      const { vendor } = api.people;
      const params = { userId: vendor.userId };
      const body = { format: 'csv' } as const;
      const setRight = (value: boolean) =>
        api.query(
          `update users set permissions = permissions || '{"employeesManager": ${value}}' where id = '${vendor.userId}'`,
        );
      expect((await api.refused(key, { as: vendor, params, body })).status).toBe(403);
      await setRight(true);
      const plan = { ...body, filters: { area: 'plan' } } as const;
      expect((await api.refused(key, { as: vendor, params, body: plan })).status).toBe(403);
      const { exportId } = await request(vendor);
      const { rows } = await open(exportId, vendor);
      expect(rows.map((row) => row.Assunto)).not.toContain('Plano');
      expect(rows).toHaveLength(2);
      const later = await request(vendor);
      await setRight(false);
      await api.app.jobs.runDue();
      expect((await exports.single(vendor, later.exportId)).state).toBe('FAILED');
    });
  });
});

import { createTestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { createImportTestClient } from '../../../test/imports';

const steps = ['start', 'pause', 'resume', 'cancel', 'undo'] as const;

describeApi('whose imports somebody may look at and change', (api) => {
  const imports = createImportTestClient(api);
  const file = 'nome;email\r\nAna Souza;ana@exemplo.com.br\r\nBruno Lima;errado\r\n';

  beforeAll(async () => {
    await createTestBoards(api);
  });

  test('no call reaches an import of another account, or of a colleague without configManager', async () => {
    const { owner, neighbour, supervisor } = api.people;
    const { _id } = await imports.checked(file);
    for (const person of [neighbour, supervisor]) {
      const where = imports.at(person, _id);
      // The address names an account or a person of the other account too: only the import counts.
      const elsewhere = { as: person, params: { userId: owner.userId, importId: _id } };
      const change = { line: 3, column: 'email', value: 'b@exemplo.com.br' };
      const refusals = [
        await api.refused('GET /imports/files/:userId/:importId', where),
        await api.refused('PUT /imports/files/:userId/:importId', { ...where, body: { sheet: 'x' } }),
        await api.refused('GET /imports/single/:userId/:importId', where),
        await api.refused('GET /imports/single/:userId/:importId', elsewhere),
        await api.refused('DELETE /imports/single/:userId/:importId', where),
        await api.refused('POST /imports/check/:userId/:importId', {
          ...where,
          body: { mapping: { nome: 'nome' }, options: {} },
        }),
        await api.refused('GET /imports/rows/:userId/:importId', where),
        await api.refused('GET /imports/faults/:userId/:importId', where),
        await api.refused('PUT /imports/values/:userId/:importId', { ...where, body: { changes: [change] } }),
        await api.refused('PUT /imports/decisions/:userId/:importId', {
          ...where,
          body: { decision: 'SKIP' },
        }),
        await api.refused('POST /imports/errors/:userId/:importId', where),
        await api.refused('POST /imports/fills/:userId/:importId', {
          ...where,
          body: { column: 'email', value: 'b@exemplo.com.br', message: 'x' },
        }),
        await api.refused('DELETE /imports/fills/:userId/:importId/:fillId', {
          ...where,
          params: { ...where.params, fillId: _id },
        }),
      ];
      for (const step of steps)
        refusals.push(await api.refused(`POST /imports/${step}/:userId/:importId`, where));
      expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([404]));
      const list = await api.call('GET /imports/user/:userId/:multiplier', {
        as: person,
        params: { userId: person.userId, multiplier: 1 },
      });
      expect(list.imports).toEqual([]);
    }
    expect(await imports.read(_id)).toMatchObject({ state: 'CHECKED', counts: { ready: 1, faulty: 1 } });
  });

  test('the neighbour has nothing of what was learnt of headers', async () => {
    const { neighbour } = api.people;
    await imports.checked('Quem é;email\r\nAna Souza;a@exemplo.com.br\r\n', {
      mapping: { 'Quem é': 'nome' },
    });
    expect((await imports.draft('Quem é\r\nAna\r\n')).learned).toMatchObject({ 'quem e': 'nome' });
    expect((await imports.draft('Quem é\r\nAna\r\n', { as: neighbour })).learned).toEqual({});
  });

  test('a customer of somebody else is neither shown nor changed: only the document tells', async () => {
    const { vendor, owner } = api.people;
    await api.query(
      `insert into customers (account_id, id, owner_id, name, document, email, updated_by)
       values ($1, gen_random_uuid(), $2, 'Ana Souza', '52998224725', 'ana@exemplo.com.br', $2)`,
      [owner.accountId, owner.userId],
    );
    await api.query(
      `update users set permissions = permissions || '{"preSalesManager": true}' where id = $1`,
      [vendor.userId],
    );
    const lead = 'nome_cliente;cpf_ou_cnpj_cliente;email_cliente;nome_lead;valor_lead\r\n';
    const record = await imports.checked(
      `${lead}Ana Souza;52998224725;;Casa;1\r\nAna Souza;;ana@exemplo.com.br;Sítio;1\r\n`,
      { as: vendor, type: 'preSale', duplicates: 'UPDATE' },
    );
    const { rows } = await api.call('GET /imports/rows/:userId/:importId', imports.at(vendor, record._id));
    expect(rows).toMatchObject([
      { state: 'SKIPPED', record: null, reason: 'O documento já é de um cliente de outra pessoa.' },
      { state: 'READY', action: 'CREATE' },
    ]);
    expect(JSON.stringify(rows)).not.toContain(owner.userId);
  });
});

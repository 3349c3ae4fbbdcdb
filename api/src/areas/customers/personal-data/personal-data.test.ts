import { readZip } from '@girassol/api-platform/files/read-zip';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { describeApi } from '../../../../test/harness';
import { createFinishedProposal } from '../../../../test/proposals';
import { type AccountSamples, createTestSamples } from '../../../../test/refusals/samples/samples';

const EXPORT = 'POST /customers/personal-data/:cid';

const PLAN = 'GET /customers/erasure/:cid';
const ERASE = 'POST /customers/erasure/:cid';

describeApi('everything that is stored of a customer', (api) => {
  let samples: AccountSamples;
  beforeAll(async () => {
    ({ mine: samples } = await createTestSamples(api));
  }, TEST_TIMEOUTS_MS.process);

  const ask = () => ({ as: api.people.owner, params: { cid: samples.customerId } });

  test('the manager gets the record, what names it and its documents, and nothing of other customers', async () => {
    const { accountId } = api.people.owner;
    const { url } = await api.call(EXPORT, ask());
    const answer = await api.send({ method: 'GET', url });
    const parts = readZip(answer.rawPayload, { entries: 1_000, bytes: 100_000_000 });
    const read = (table: string) =>
      JSON.parse(parts.get(`${table}.json`)?.toString() ?? '[]') as Record<string, unknown>[];
    expect(read('customers').map(({ id }) => id)).toEqual([samples.customerId]);
    for (const table of ['sales', 'proposals', 'archive_files', 'histories', 'sale_contracts']) {
      const [found] = await api.query<{ count: number }>(
        `select count(*)::int as count from ${table} where account_id = $1 and customer_id = $2`,
        [accountId, samples.customerId],
      );
      const rows = read(table);
      expect({ table, own: rows.length >= (found?.count ?? 0) }).toEqual({ table, own: true });
      expect(rows.every((row) => row.customer_id === samples.customerId)).toBe(true);
    }
    const [file] = read('archive_files');
    expect([...parts.keys()].some((name) => name.startsWith(`arquivos/${String(file?.file_id)}/`))).toBe(
      true,
    );
    // The log outlives an erasure: it names nobody.
    expect(
      await api.query("select subject_id, subject_name from audit_entries where action = 'export-customer'"),
    ).toEqual([{ subject_id: samples.customerId, subject_name: 'Cliente' }]);
  });

  test('of the signers of a contract only the customer is in it, without the address of signing', async () => {
    const { accountId } = api.people.owner;
    const [pair] = await api.query<{ signature_id: string }>(
      `select p.signature_id from signature_persons p join signatures s on s.account_id = p.account_id and s.id = p.signature_id
       where p.account_id = $1 group by p.signature_id having count(*) > 1 limit 1`,
      [accountId],
    );
    await api.query('update signatures set customer_id = $2 where id = $1', [
      pair?.signature_id,
      samples.customerId,
    ]);
    await api.query("update customers set document = '52998224725' where id = $1", [samples.customerId]);
    await api.query(
      "update signature_persons set provider_url = 'https://assinar.exemplo.com.br/x' where account_id = $1",
      [accountId],
    );
    const { url } = await api.call(EXPORT, ask());
    const answer = await api.send({ method: 'GET', url });
    const parts = readZip(answer.rawPayload, { entries: 1_000, bytes: 100_000_000 });
    const text = parts.get('signature_persons.json')?.toString() ?? '[]';
    const signers = JSON.parse(text) as { document: string }[];
    expect(new Set(signers.map(({ document }) => document.replace(/\D/g, '')))).toEqual(
      new Set(['52998224725']),
    );
    expect(text).not.toContain('assinar.exemplo');
  });

  test('others are refused, and customers of another account are not found', async () => {
    const { supervisor, neighbour } = api.people;
    expect((await api.refused(EXPORT, { ...ask(), as: supervisor })).status).toBe(403);
    expect((await api.refused(EXPORT, { ...ask(), as: neighbour })).status).toBe(404);
  });

  test('an erasure waits while something of the customer is signed or financed, and names what stays', async () => {
    const plan = await api.call(PLAN, ask());
    expect(plan.blockers).not.toEqual([]);
    const name = plan.customerName;
    expect((await api.refused(ERASE, { ...ask(), body: { customerName: name } })).status).toBe(409);
  });

  test('a customer is erased: record, notes, files and unaccepted proposals go, what was agreed stays without them', async () => {
    const { accountId } = api.people.owner;
    const cid = samples.customerId;
    await api.query("update signatures set state = 'CANCELLED' where account_id = $1 and state = 'OPEN'", [
      accountId,
    ]);
    await api.query(
      'update financings set withdrawn_at = now() where account_id = $1 and not contract_signed',
      [accountId],
    );
    const [sale] = await api.query<{ id: string }>(
      'select id from sales where account_id = $1 and customer_id = $2',
      [accountId, cid],
    );
    const { userId } = api.people.owner;
    await api.query(
      "insert into reject_reasons (account_id, id, sale_id, user_id, reason) values ($1, gen_random_uuid(), $2, $3, 'O tio Zé não quis')",
      [accountId, sale?.id, userId],
    );
    await api.query(
      `insert into checklist_answers (account_id, sale_id, item_id, user_id, answer_string)
       select account_id, $2, id, $3, 'Falar com o tio Zé' from checklist_items where account_id = $1 and type = 'text'
       on conflict (account_id, sale_id, item_id) do update set answer_string = excluded.answer_string`,
      [accountId, sale?.id, userId],
    );
    const tried = await createFinishedProposal(api, api.people.owner, cid);
    await api.query(
      `update financings set proposal_id = $3, customer_id = $2, service_approved = false, withdrawn_at = now()
       where id = (select id from financings where account_id = $1 limit 1)`,
      [accountId, cid, tried._id],
    );
    const plan = await api.call(PLAN, ask());
    expect(plan.blockers).toEqual([]);
    expect(plan.deleted.map(({ title }) => title)).toContain(
      'Motivos de reprovação e respostas escritas em checklists',
    );
    expect(plan.kept.find(({ title }) => title.startsWith('Propostas de fin'))).toMatchObject({ count: 1 });
    const wrong = await api.refused(ERASE, { ...ask(), body: { customerName: 'Outra pessoa' } });
    expect(wrong).toMatchObject({ status: 400, fields: [{ path: 'customerName' }] });
    const { supervisor } = api.people;
    expect((await api.refused(PLAN, { ...ask(), as: supervisor })).status).toBe(403);
    await api.call(ERASE, { ...ask(), body: { customerName: plan.customerName } });

    const { customer } = await api.call('GET /customers/single/:cid', ask());
    expect(customer).toMatchObject({ name: 'Cliente apagado', document: '', phone: '', email: '' });
    const count = async (sql: string) =>
      (await api.query<{ count: number }>(`select count(*)::int as count from ${sql}`, [accountId, cid]))[0]
        ?.count;
    const items = 'sale_id in (select id from sales where account_id = $1 and customer_id = $2)';
    expect(await count(`notes where account_id = $1 and ${items}`)).toBe(0);
    expect(await count(`reject_reasons where account_id = $1 and ${items}`)).toBe(0);
    expect(
      await count(`checklist_answers where account_id = $1 and ${items} and answer_string like '%Zé%'`),
    ).toBe(0);
    expect(await count('website_leads where account_id = $1 and customer_id = $2')).toBe(0);
    expect(
      await count(
        "histories where account_id = $1 and customer_id = $2 and content not like '%apagad%' and content not like 'Apagado%'",
      ),
    ).toBe(0);
    expect(
      await count(
        "sales where account_id = $1 and customer_id = $2 and (name <> 'Cliente apagado' or work_address <> '')",
      ),
    ).toBe(0);
    const after = await api.call(PLAN, ask());
    expect(after.deleted).toEqual([expect.objectContaining({ count: 1 })]);
    expect(after.kept).toEqual(plan.kept);
  });
});

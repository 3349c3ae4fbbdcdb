import { creditStatuses } from '@girassol/shared-domain/financing';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createTestBoards } from '../../../test/boards';
import { createFinancingTestClient } from '../../../test/financings';
import { describeApi } from '../../../test/harness';
import { createFinishedProposal } from '../../../test/proposals';
import { applyBankSnapshot } from './apply-bank-snapshot';
import type { BankSnapshot } from './bank/bank-provider';
import { createBanks } from './bank/banks';
import { buildTestOffer, createTestBank } from './bank/test-bank.testing';

const bank = createTestBank('avisos');

/** The same order on every run, and none that anybody planned. */
function shuffled<T>(list: readonly T[]): T[] {
  let seed = 20_261_123;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  return list
    .map((item) => ({ item, at: next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** A sequence in which every item follows every one, itself included, exactly once (de Bruijn, of order 2). */
function everyPair<T>(items: readonly T[]): T[] {
  const circle = items.flatMap((item, index) => [
    item,
    ...items.slice(index + 1).flatMap((later) => [item, later]),
  ]);
  return [...circle, ...circle.slice(0, 1)];
}

describeApi(
  'what a bank says of a financing',
  (api) => {
    const financings = createFinancingTestClient(api, bank);
    // One bank for the tests of every database.
    afterEach(() => {
      bank.mood = 'well';
      bank.told.length = 0;
    });
    const titles = async (fid: string) =>
      (
        await api.query<{ title: string }>('select title from financing_events where financing_id = $1', [
          fid,
        ])
      ).map(({ title }) => title);

    test('sixty events, shuffled and told twice, leave the state of the last one', async () => {
      const { owner } = api.people;
      const { fid, reference } = await financings.begun(owner);
      const steps = [
        'EM_ANALISE',
        'AGUARDANDO_ACEITE',
        'PENDENTE_DOCUMENTACAO',
        'ANALISE_DOCUMENTACAO',
        'EM_CADASTRO',
        'AGUARDANDO_ASSINATURA',
      ];
      const snapshots: BankSnapshot[] = Array.from({ length: 30 }, (_, index) =>
        bank.say(reference, {
          status: steps[index % steps.length] ?? '',
          reason: `passo ${index}`,
          contractSigned: index === 29,
          offers: [buildTestOffer({ installments: 12 + 12 * (index % 3) })],
        }),
      );
      const events = snapshots.map((snapshot) => ({ reference, eventId: `emb-${snapshot.seq}`, snapshot }));
      for (const event of shuffled([...events, ...events])) {
        const answer = await financings.send(event);
        expect(answer.statusCode).toBe(200);
      }
      await financings.work();
      const financing = await financings.read(owner, fid);
      expect(financing).toMatchObject({
        btg: { status: 'AGUARDANDO_ASSINATURA' },
        statusReason: 'passo 29',
        contractSigned: true,
      });
      // Each once: what came too late as well.
      const told = await api.query(
        "select 1 from financing_events where financing_id = $1 and provider_event like 'emb-%'",
        [fid],
      );
      expect(told).toHaveLength(30);
      const [{ status_seq } = { status_seq: 0 }] = await api.query<{ status_seq: number }>(
        'select status_seq::int from financings where id = $1',
        [fid],
      );
      expect(status_seq).toBe(snapshots.at(-1)?.seq);
    });

    test('what nobody signed is refused, and changes nothing', async () => {
      const { owner } = api.people;
      const { fid, reference } = await financings.begun(owner);
      const forged = await api.send({
        method: 'POST',
        url: `/api/webhooks/${bank.name}`,
        headers: { 'content-type': 'application/json', 'x-signature': 'nada' },
        payload: JSON.stringify({ reference, eventId: 'f1', snapshot: { seq: 99, status: 'CONCLUIDO' } }),
      });
      expect(forged.statusCode).toBe(401);
      await financings.work();
      expect((await financings.read(owner, fid)).btg.status).toBe('SOLICITACAO_GERADA');
    });

    test(
      '[financing-045] any status follows any other: forwards, backwards, and after an end',
      async () => {
        const { owner } = api.people;
        const { fid, reference } = await financings.begun(owner);
        const sequence = everyPair(creditStatuses.map(({ code }) => code));
        const pairs = sequence.slice(1).map((status, index) => `${sequence[index]} > ${status}`);
        expect(new Set(pairs).size).toBe(20 * 20);
        const lost = [];
        for (const [index, status] of sequence.entries()) {
          const snapshot = bank.say(reference, { status });
          const { accountId } = owner;
          await api.database.asAccount({ accountId }, (tx) =>
            applyBankSnapshot(tx, { accountId, financingId: fid, bank, snapshot, eventId: `par-${index}` }),
          );
          const { btg } = await financings.read(owner, fid);
          if (btg.status !== status) lost.push(`${pairs[index - 1]}: ${btg.status}`);
        }
        expect(lost).toEqual([]);
      },
      TEST_TIMEOUTS_MS.database,
    );

    test('a status that no table knows is kept as it came', async () => {
      const { owner } = api.people;
      const { fid, reference } = await financings.begun(owner);
      await financings.tell(reference, { status: 'EM_COMITE_ESPECIAL', reason: 'Comitê às quintas' });
      expect(await financings.read(owner, fid)).toMatchObject({
        btg: { status: 'EM_COMITE_ESPECIAL' },
        statusReason: 'Comitê às quintas',
      });
      expect(await titles(fid)).toContain('EM_COMITE_ESPECIAL');
    });

    test('an event without a state has the bank asked', async () => {
      const { owner } = api.people;
      const { fid, reference } = await financings.begun(owner);
      bank.say(reference, { status: 'EM_ANALISE' });
      await financings.send({ reference, eventId: financings.nextEventId(), snapshot: null });
      await financings.work();
      expect((await financings.read(owner, fid)).btg.status).toBe('EM_ANALISE');
    });

    test('after a withdrawal what the bank says leaves a line and changes nothing', async () => {
      const { owner } = api.people;
      const { fid, reference } = await financings.begun(owner);
      const { financing } = await api.call('PUT /financings/single/cancel/:fid', {
        as: owner,
        params: { fid },
        body: { reason: 'O cliente desistiu.' },
      });
      expect(financing.may.cancel).toBe(false);
      await financings.work();
      expect(bank.told.at(-1)).toMatchObject({ act: 'cancel', what: 'O cliente desistiu.' });
      await financings.tell(reference, { status: 'CONCLUIDO', serviceApproved: true });
      expect(await financings.read(owner, fid)).toMatchObject({
        btg: { status: 'SOLICITACAO_GERADA' },
        serviceApproved: false,
        statusReason: 'Pedido retirado: O cliente desistiu.',
      });
      expect(await titles(fid)).toContain('Concluído (depois da retirada)');
      const { total } = await financings.list(owner, { show: 'LOST' });
      expect(total).toBe(1);
    });

    test('what was asked in vain is forgotten after its days, by the clock of the account', async () => {
      const { owner } = api.people;
      const { fid, reference } = await financings.begun(owner);
      await financings.tell(reference, { status: 'REPROVADO_MOTOR' });
      const request = { as: owner, params: { fid } };
      await api.call('GET /financings/single/request/:fid', request);
      await api.query(
        "update jobs set due_at = now(), order_at = now() where kind = 'financings.forget-request'",
      );
      await financings.work();
      expect(await api.refused('GET /financings/single/request/:fid', request)).toMatchObject({
        status: 404,
        message: expect.stringContaining('apagados'),
      });
      expect(
        await api.query('select request from financing_requests where financing_id = $1', [fid]),
      ).toEqual([{ request: null }]);
    });

    test('the account says for how many days, also of what has ended already', async () => {
      const { owner } = api.people;
      const params = { userId: owner.userId };
      const keep = (keepLostDays: number) => ({
        as: owner,
        params,
        body: { preferences: { financings: { keepLostDays } } },
      });
      const change = (days: number) => api.call('PATCH /settings/user/:userId', keep(days));
      const daysLeft = async (fid: string) => {
        const [job] = await api.query<{ days: number }>(
          `select extract(epoch from account_due - now()) / 86400 as days from jobs
           where kind = 'financings.forget-request' and state = 'QUEUED'
             and payload->>'requestId' = (select id::text from financing_requests where financing_id = $1)`,
          [fid],
        );
        return Number(job?.days);
      };
      const lost = async () => {
        const { fid, reference } = await financings.begun(owner);
        await financings.tell(reference, { status: 'REPROVADO_MOTOR' });
        return fid;
      };
      const early = await lost();
      expect(Math.floor(await daysLeft(early))).toBe(90);
      const { settings } = await change(30);
      expect(settings.preferences.financings).toEqual({ keepLostDays: 30 });
      expect(Math.floor(await daysLeft(early))).toBe(30);
      expect(Math.floor(await daysLeft(await lost()))).toBe(30);
      expect(await api.refused('PATCH /settings/user/:userId', keep(29))).toMatchObject({ status: 400 });
      expect(await api.refused('PATCH /settings/user/:userId', keep(1_826))).toMatchObject({ status: 400 });
      const { changes } = await api.call('GET /settings/changes/:userId', { as: owner, params });
      expect(changes[0]?.lines).toEqual([
        'Financiamentos que não saíram: dias até apagar os dados pessoais: de 90 para 30',
      ]);

      // Of both, those of a month ago are gone at once where the days become fewer.
      await change(365);
      await api.query(
        `update jobs set due_at = due_at - interval '60 days', order_at = order_at - interval '60 days',
           account_due = account_due - interval '60 days'
         where kind = 'financings.forget-request'`,
      );
      await change(30);
      await financings.work();
      expect(
        await api.query('select request from financing_requests where financing_id = $1', [early]),
      ).toEqual([{ request: null }]);
      await change(90);
    });

    test('a bank that is down is asked again with the same key, and the financing waits', async () => {
      const { owner } = api.people;
      bank.mood = 'down';
      const begun = await financings.begun(owner);
      expect(begun.reference).toBeFalsy();
      expect((await financings.read(owner, begun.fid)).isWaiting).toBe(true);
      bank.mood = 'well';
      await api.query(
        "update jobs set due_at = now() where kind = 'financings.tell-bank' and state = 'QUEUED'",
      );
      await financings.work();
      const [row] = await api.query<{ reference: string; id: string }>(
        'select f.reference, r.id from financings f join financing_requests r on r.financing_id = f.id where f.id = $1',
        [begun.fid],
      );
      expect(row?.reference).toBe(`ref-${row?.id}`);
      expect(bank.told.filter(({ key }) => key === row?.id)).toHaveLength(1);
    });

    test('a bank that does not say who may finance is not taken for one that says no', async () => {
      const { owner } = api.people;
      bank.mood = 'silent';
      await expect(financings.begun(owner)).rejects.toThrow(/503.*não respondeu/);
    });

    test('a bank that says no has its words shown, and the request has ended', async () => {
      const { owner } = api.people;
      bank.mood = 'refuses';
      const { fid } = await financings.begun(owner);
      expect(await financings.read(owner, fid)).toMatchObject({
        btg: { status: 'PROPOSTA_RECUSADA' },
        statusReason: 'Não atendemos esta região.',
        isWaiting: false,
      });
    });

    test('at night the bank is asked for what it told nobody', async () => {
      const { owner } = api.people;
      const { fid, reference } = await financings.begun(owner);
      bank.say(reference, { status: 'AGUARDANDO_ACEITE' });
      await api.query(
        `insert into jobs (id, kind, payload, priority, due_at, order_at, max_attempts)
         values (gen_random_uuid(), 'financings.repair', '{}', 'LOW', now(), now(), 1)`,
      );
      await financings.work();
      expect((await financings.read(owner, fid)).btg.status).toBe('AGUARDANDO_ACEITE');
    });

    test('who asked is told once where something is to be done, and the card knows of the credit', async () => {
      const { owner } = api.people;
      const { fid, pid, reference } = await financings.begun(owner);
      await financings.tell(reference, { status: 'EM_ANALISE' });
      await financings.tell(reference, { status: 'AGUARDANDO_ACEITE', preApproved: true });
      const told = await api.query<{ content: string }>(
        'select content from notifications where group_key = $1',
        [`financing-changed:${fid}`],
      );
      expect(told).toHaveLength(1);
      expect(told[0]?.content).toContain('Aguardando Aceite');
      const approved = () =>
        api.query<{ financing_pre_approved: boolean }>(
          'select financing_pre_approved from proposals where id = $1',
          [pid],
        );
      expect(await approved()).toEqual([{ financing_pre_approved: true }]);
      await financings.tell(reference, { status: 'PROPOSTA_RECUSADA', preApproved: false });
      expect(await approved()).toEqual([{ financing_pre_approved: false }]);
    });

    test('a sale with a concluded financing is not pre-approved by that of another proposal', async () => {
      const { owner } = api.people;
      const boards = await createTestBoards(api);
      const { cid, pid, reference } = await financings.begun(owner);
      const other = (await createFinishedProposal(api, owner, cid))._id;
      const { _id: fid } = await financings.analyse(owner, { cid, pid: other });
      await financings.work();
      const { _id: sale } = await boards.addItem(owner, { customerId: cid });
      await api.query('update proposals set sale_id = $1 where id = any($2::uuid[])', [sale, [pid, other]]);
      const [row] = await api.query<{ reference: string }>('select reference from financings where id = $1', [
        fid,
      ]);
      const approved = async () =>
        (
          await api.query<{ id: string }>(
            'select id from proposals where sale_id = $1 and financing_pre_approved',
            [sale],
          )
        ).map(({ id }) => id);
      await financings.tell(row?.reference ?? '', { status: 'AGUARDANDO_ACEITE', preApproved: true });
      expect(await approved()).toEqual([other]);
      await financings.tell(reference, { status: 'CONCLUIDO', preApproved: true, serviceApproved: true });
      expect(await approved()).toEqual([]);
    });

    test('[financing-040] the link is sent to the bank, which judges the one that is there; an approved one stays', async () => {
      const { owner } = api.people;
      const { fid, pid, reference } = await financings.begun(owner);
      const set = (link: string) => ({ as: owner, params: { pid }, body: { link } });
      await api.call('PUT /proposals/single/monitoring-link/:pid', set('https://monitor.exemplo.com.br/1'));
      await financings.work();
      expect(bank.told.at(-1)).toMatchObject({ act: 'sendLink', what: 'https://monitor.exemplo.com.br/1' });
      const judge = (url: string, status: 'APPROVED' | 'REJECTED') =>
        financings.tell(reference, { monitoringLink: { url, status } });
      await judge('https://outro.exemplo.com.br/', 'APPROVED');
      expect((await financings.read(owner, fid)).proposal.monitoringLink?.status).toBe('PENDING');
      await judge('https://monitor.exemplo.com.br/1', 'APPROVED');
      expect((await financings.read(owner, fid)).proposal.monitoringLink?.status).toBe('APPROVED');
      expect(
        await api.refused(
          'PUT /proposals/single/monitoring-link/:pid',
          set('https://monitor.exemplo.com.br/2'),
        ),
      ).toMatchObject({ status: 409 });
    });

    test('a person is asked to review what a machine refused, once', async () => {
      const { owner } = api.people;
      const { fid, reference } = await financings.begun(owner);
      const ask = { as: owner, params: { fid }, body: { reason: 'A renda do casal não foi somada.' } };
      expect(await api.refused('PUT /financings/single/review/:fid', ask)).toMatchObject({ status: 409 });
      await financings.tell(reference, { status: 'REPROVADO_MOTOR' });
      expect((await financings.read(owner, fid)).may.askReview).toBe(true);
      await api.call('PUT /financings/single/review/:fid', ask);
      await api.call('PUT /financings/single/review/:fid', ask);
      await financings.work();
      expect(bank.told.filter(({ act }) => act === 'askReview')).toEqual([
        expect.objectContaining({ what: 'A renda do casal não foi somada.' }),
      ]);
    });

    test('[financing-047, financing-078] too many that ran out of time, and no new one is taken', async () => {
      const { neighbour } = api.people;
      const late = { contractSigned: true, expiresAt: '2026-01-01T12:00:00Z', status: 'COMPROVANTE_SERVICO' };
      for (let count = 0; count < 3; count += 1) {
        const { reference } = await financings.begun(neighbour, {}, `Atrasado ${count}`);
        await financings.tell(reference, late);
      }
      expect(await financings.list(neighbour, { show: 'LATE' })).toMatchObject({
        total: 3,
        expiredFinancings: 3,
        expiredFinancingsLimit: 2,
      });
      await expect(financings.begun(neighbour)).rejects.toThrow(/409.*limite de infrações/);
    });
  },
  {},
  { banks: createBanks(bank) },
);

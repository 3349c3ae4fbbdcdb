import { describeApi } from '@girassol/api/test/harness';
import { generateId, type Row } from '@girassol/api-platform/database';
import { enqueue } from '@girassol/api-platform/jobs';
import type { PaymentProvider } from '../../payments/payment-provider';
import { PaymentProviderError } from '../../payments/payment-provider-error';
import { createBillingTester, createCardToken, type TestOwner } from '../billing.testing';
import { readOpenChargesJob } from '../upkeep/upkeep-jobs';
import { chargeCard } from './charge-card';
import { lookUpAttempt } from './look-up-attempt';
import { getAttemptJobKey, resolveAttemptJob } from './resolve-attempt-job';

describeApi('a card charge whose answer is lost', (api) => {
  const tester = createBillingTester(api);
  const { loadOverview, sumBook } = tester;

  const listAttempts = (accountId: string) =>
    api.query<{ id: string; state: string; reference: string | null; key: string }>(
      'select id, state, reference, key from card_attempts where account_id = $1 order by created_at, id',
      [accountId],
    );
  const countCardCharges = async (accountId: string): Promise<number> =>
    (await api.query("select from demo_payment_charges where kind = 'card' and clock_of = $1", [accountId]))
      .length;
  /** Makes the one attempt of an account such as it is where the process died before it heard the answer. */
  const forgetAnswer = async (accountId: string) => {
    await api.query(
      "update card_attempts set state = 'undecided', reference = null, decided_at = null where account_id = $1",
      [accountId],
    );
    await api.query("update charges set card_reference = null where account_id = $1 and state = 'open'", [
      accountId,
    ]);
    // Whoever hears an answer withdraws the job that looks the attempt up.
    const [attempt] = await listAttempts(accountId);
    await api.database.asAccount({ accountId }, (tx) =>
      enqueue(tx, resolveAttemptJob, {
        accountId,
        payload: { attemptId: attempt?.id ?? '' },
        once: getAttemptJobKey(attempt?.id ?? ''),
        dueAt: new Date(Date.now() + 60_000),
      }),
    );
  };
  const runUpkeep = async () => {
    await api.query("delete from jobs where kind = 'billing.readOpenCharges'");
    await api.query(
      `insert into jobs (id, kind, payload, priority, due_at, order_at, max_attempts)
       values ($1, $2, '{}', 'LOW', now(), now(), 3)`,
      [generateId(), readOpenChargesJob.kind],
    );
    await tester.runJobs();
  };
  const renewByCard = (owner: TestOwner) => ({
    as: owner,
    params: { id: owner.userId },
    body: { vendorsAmount: 2, frontPrice: 149, cardData: { token: createCardToken('approved') } },
  });
  const renewByPix = (owner: TestOwner) => ({
    as: owner,
    params: { id: owner.userId },
    body: { vendorsAmount: 2, frontPrice: 149 },
  });
  /** Owner whose card was charged for the renewal by the bank, of which we know nothing but the attempt. */
  const openWithLostAnswer = async () => {
    const owner = await tester.openByPix();
    const { charge } = await api.call('POST /signup/renovation-pix/:id', renewByPix(owner));
    const key = `${charge._id}:lost`;
    const card = {
      reference: `card-${generateId()}`,
      brand: 'Visa',
      lastDigits: '1111',
      expires: '2030-01',
    };
    await api.query(
      `insert into card_attempts (account_id, id, charge_id, provider, key, card)
       values ($1, $2, $3, 'demonstration', $4, $5)`,
      [owner.accountId, generateId(), charge._id, key, JSON.stringify(card)],
    );
    /** Lets the bank take the money, without an event. */
    const takeMoney = () =>
      api.query(
        `insert into demo_payment_charges
           (reference, kind, key, clock_of, clock_offset_ms, amount_cents, description, payments)
         values ($1, 'card', $2, $3, 0, 14900, 'x', $4)`,
        [
          `lost_${generateId()}`.slice(0, 22),
          key,
          owner.accountId,
          JSON.stringify([{ id: `pay_${generateId()}`, cents: 14_900, method: 'card', paidAt: new Date() }]),
        ],
      );
    return { owner, charge, takeMoney };
  };

  test('is written before the bank is called, and says what came of it', async () => {
    const owner = await tester.openByCard('approved');
    expect(await listAttempts(owner.accountId)).toMatchObject([
      { state: 'approved', reference: expect.any(String) },
    ]);
    const signup = await tester.beginWithAddress();
    await api.call(
      'POST /signup/step-3-card/:planId/:id',
      tester.buildCardPayment(signup, createCardToken('softRefusal')),
    );
    expect(await listAttempts(signup.id)).toMatchObject([{ state: 'refused' }]);
  });

  test('is found by its key when the owner pays again, and nothing is charged twice', async () => {
    const { owner, takeMoney } = await openWithLostAnswer();
    await takeMoney();
    const { charge } = await api.call('POST /signup/renovation-card/:id', renewByCard(owner));
    expect(charge.state).toBe('paid');
    expect(await countCardCharges(owner.accountId)).toBe(1);
    expect(await sumBook(owner.accountId, 'bank')).toBe(44_900 + 14_900);
    expect((await loadOverview(owner)).subscription).toMatchObject({
      card: { lastDigits: '1111' },
      method: 'card',
    });
  });

  test('is found by the upkeep, of an attempt before the last one too', async () => {
    const { owner, charge, takeMoney } = await openWithLostAnswer();
    await takeMoney();
    await api.query("update charges set card_reference = 'another' where id = $1", [charge._id]);
    await runUpkeep();
    expect(await listAttempts(owner.accountId)).toMatchObject([{ state: 'approved' }]);
    expect((await loadOverview(owner)).payments[0]).toMatchObject({ _id: charge._id, state: 'paid' });
  });

  test('lets nobody charge again while it is undecided: neither owner, operator nor step', async () => {
    const { owner, charge } = await openWithLostAnswer();
    const refusals = [
      await api.refused('POST /signup/renovation-card/:id', renewByCard(owner)),
      await api.refused('POST /signup/renovation-pix/:id', renewByPix(owner)),
      await api.refused('POST /signup/renovation-pix/:id', {
        ...renewByPix(owner),
        body: { vendorsAmount: 3, frontPrice: 149 },
      }),
      await api.refused('POST /signup/charge/:token/card', {
        params: { token: charge.payToken },
        body: { cardData: { token: createCardToken('approved') } },
      }),
      await api.refused('POST /operation/billing/paid-outside/:accountId/:chargeId', {
        as: api.people.admin,
        params: { accountId: owner.accountId, chargeId: charge._id },
        body: { why: 'pagou por fora' },
      }),
      await api.refused('POST /operation/billing/due-date/:accountId/:chargeId', {
        as: api.people.admin,
        params: { accountId: owner.accountId, chargeId: charge._id },
        body: { why: 'pediu mais dias', dueOn: charge.dueOn },
      }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 409]);
    for (const { message } of refusals) expect(message).toContain('ainda não respondeu');
    await api.call('POST /operation/billing/credit/:accountId', {
      as: api.people.admin,
      params: { accountId: owner.accountId },
      body: { cents: 20_000, why: 'desculpas' },
    });
    expect(await countCardCharges(owner.accountId)).toBe(0);
    expect(await loadOverview(owner)).toMatchObject({
      creditCents: 20_000,
      payments: [{ state: 'open' }, {}],
    });
    // It never reached the bank: the credit pays now.
    await api.query("update card_attempts set created_at = now() - interval '1 hour' where account_id = $1", [
      owner.accountId,
    ]);
    await runUpkeep();
    expect(await listAttempts(owner.accountId)).toMatchObject([{ state: 'refused', reference: null }]);
    await api.call('POST /signup/renovation-pix/:id', renewByPix(owner));
    expect(await loadOverview(owner)).toMatchObject({
      creditCents: 5_100,
      payments: [{ state: 'paid' }, {}],
    });
  });

  test('stays undecided while the bank is down, and is decided by its own job once it is up', async () => {
    const owner = await tester.openByPix();
    const page = (await loadOverview(owner)).payments[0]?.demonstrationPage ?? null;
    const signup = await tester.beginWithAddress();
    await api.call(
      'POST /signup/step-3-card/:planId/:id',
      tester.buildCardPayment(signup, createCardToken('approved')),
    );
    await forgetAnswer(signup.id);
    await tester.act(page, 'cair');
    await api.query("update jobs set due_at = now() where kind = 'billing.resolveCardAttempt'");
    await api.app.jobs.runDue();
    expect(await listAttempts(signup.id)).toMatchObject([{ state: 'undecided' }]);
    await tester.act(page, 'voltar');
    await api.query(
      "update jobs set due_at = now(), order_at = now() where kind = 'billing.resolveCardAttempt'",
    );
    await tester.runJobs();
    expect(await listAttempts(signup.id)).toMatchObject([{ state: 'approved' }]);
    expect(await sumBook(signup.id, 'bank')).toBe(44_900);
  });

  test('is undecided again when a key that the bank did not know is charged once more', async () => {
    const { owner, charge, takeMoney } = await openWithLostAnswer();
    const { accountId } = owner;
    const [lost] = await listAttempts(accountId);
    const age = () =>
      api.query("update card_attempts set created_at = now() - interval '1 hour' where account_id = $1", [
        accountId,
      ]);
    const countLookUps = async () =>
      (
        await api.query(
          "select from jobs where account_id = $1 and kind = 'billing.resolveCardAttempt' and state = 'QUEUED'",
          [accountId],
        )
      ).length;
    const lostBank = {
      name: 'demonstration',
      capabilities: { unknownAfterSeconds: 30 },
      chargeCard: () => Promise.reject(new PaymentProviderError('bankUnavailable', 'sem resposta')),
    } as unknown as PaymentProvider;
    const chargeAgain = () =>
      chargeCard(
        api.app,
        lostBank,
        { accountId, chargeId: charge._id },
        {
          key: lost?.key ?? '',
          card: { reference: 'card-x', brand: 'Visa', lastDigits: '1111', expires: '2030-01' },
          step: null,
        },
      );
    await age();
    await runUpkeep();
    expect(await listAttempts(accountId)).toMatchObject([{ state: 'refused', reference: null }]);

    await expect(chargeAgain()).rejects.toThrow('sem resposta');
    expect(await listAttempts(accountId)).toMatchObject([{ id: lost?.id, state: 'undecided' }]);
    expect(await countLookUps()).toBe(1);
    expect((await api.refused('POST /signup/renovation-pix/:id', renewByPix(owner))).status).toBe(409);
    // One that has had no answer yet is waited for from its last call on, too, with one job.
    await age();
    await expect(chargeAgain()).rejects.toThrow('sem resposta');
    await runUpkeep();
    expect(await listAttempts(accountId)).toMatchObject([{ state: 'undecided' }]);
    expect(await countLookUps()).toBe(1);
    // A look-up from before the call decides nothing of it.
    await age();
    const [old] = await api.query<Row<'card_attempts'>>('select * from card_attempts where account_id = $1', [
      accountId,
    ]);
    if (!old) throw new Error('no attempt');
    const findCharge = async () => {
      await expect(chargeAgain()).rejects.toThrow('sem resposta');
      return null;
    };
    expect(await lookUpAttempt(api.app, { ...lostBank, findCharge }, old)).toBe(false);
    expect(await listAttempts(accountId)).toMatchObject([{ state: 'undecided' }]);
    await takeMoney();
    await runUpkeep();
    expect(await listAttempts(accountId)).toMatchObject([{ state: 'approved' }]);
    expect(await sumBook(accountId, 'bank')).toBe(44_900 + 14_900);
  });

  test('is charged by a step only once it is decided, and its refusal is told once', async () => {
    const owner = await tester.openByCard('diesAfterFirst');
    await tester.moveToDue(owner, 0);
    expect(await tester.countMails(owner.accountId, 'card-refused')).toBe(1);
    await forgetAnswer(owner.accountId);
    await runUpkeep();
    expect((await listAttempts(owner.accountId)).map(({ state }) => state)).toEqual(['approved', 'refused']);
    expect(await tester.countMails(owner.accountId, 'card-refused')).toBe(1);
    expect(await sumBook(owner.accountId, 'bank')).toBe(44_900);
  });

  test('and that comes by an event after all is money, also after it was given up', async () => {
    const { owner, charge, takeMoney } = await openWithLostAnswer();
    await api.query("update card_attempts set state = 'refused' where account_id = $1", [owner.accountId]);
    await tester.act(charge.demonstrationPage, 'pix');
    await takeMoney();
    const [late] = await api.query<{ reference: string }>(
      "select reference from demo_payment_charges where kind = 'card' and clock_of = $1",
      [owner.accountId],
    );
    await tester.act(`/banco-demonstracao/${late?.reference}`, 'contestar');
    await tester.act(`/banco-demonstracao/${late?.reference}`, 'contestacaoGanha');
    expect(await listAttempts(owner.accountId)).toMatchObject([{ state: 'approved' }]);
    expect(await loadOverview(owner)).toMatchObject({
      creditCents: 14_900,
      payments: [{ state: 'paid' }, {}],
    });
  });
});

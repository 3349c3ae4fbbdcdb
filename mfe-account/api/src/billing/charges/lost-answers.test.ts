import { describeApi } from '@girassol/api/test/harness';
import { generateId } from '@girassol/api-platform/database';
import { createBillingTester, getReference, type TestOwner } from '../billing.testing';
import { deleteExpiredSignupsJob, readOpenChargesJob } from '../upkeep/upkeep-jobs';

describeApi('a charge at the bank whose answer is lost', (api) => {
  const tester = createBillingTester(api);

  const renew = (owner: TestOwner, vendorsAmount = 2) =>
    api.call('POST /signup/renovation-pix/:id', {
      as: owner,
      params: { id: owner.userId },
      body: { vendorsAmount, frontPrice: 149 },
    });
  /** Makes a charge such as it is where the process died before it heard of the codes. */
  const forgetCodes = (chargeId: string) =>
    api.query(
      'update charges set reference = null, pix_code = null, boleto_line = null, boleto_barcode = null where id = $1',
      [chargeId],
    );
  const readBankState = async (page: string | null) =>
    (
      await api.query<{ state: string }>('select state from demo_payment_charges where reference = $1', [
        getReference(page),
      ])
    )[0]?.state;
  const runJob = async (kind: string) => {
    await api.query('delete from jobs where kind = $1', [kind]);
    await api.query(
      `insert into jobs (id, kind, payload, priority, due_at, order_at, max_attempts)
       values ($1, $2, '{}', 'LOW', now(), now(), 3)`,
      [generateId(), kind],
    );
    await tester.runJobs();
  };

  test('is closed there by our key once it is canceled here', async () => {
    const owner = await tester.openByPix();
    const { charge } = await renew(owner);
    await forgetCodes(charge._id);
    await renew(owner, 3);
    await tester.runJobs();
    expect(await readBankState(charge.demonstrationPage)).toBe('canceled');
  });

  test('gets its codes again from the upkeep while it is open', async () => {
    const owner = await tester.openByPix();
    const { charge } = await renew(owner);
    await forgetCodes(charge._id);
    await api.query("update charges set codes_asked_at = now() - interval '1 hour' where id = $1", [
      charge._id,
    ]);
    await runJob(readOpenChargesJob.kind);
    expect(await tester.loadOpenCharge(owner)).toMatchObject({
      pixCode: charge.pixCode,
      demonstrationPage: charge.demonstrationPage,
    });
  });

  test('is closed where its answer comes after it was canceled', async () => {
    const owner = await tester.openByPix();
    const { charge } = await renew(owner);
    await forgetCodes(charge._id);
    // Canceled between the question and the answer: the job that closes it has run, and found nothing.
    await api.query("update charges set state = 'canceled' where id = $1", [charge._id]);
    await api.database.asAccount(owner, async (tx) => {
      const { writeAnswer } = await import('./ask-provider');
      await writeAnswer(
        tx,
        { accountId: owner.accountId, chargeId: charge._id },
        { reference: getReference(charge.demonstrationPage) },
      );
    });
    await tester.runJobs();
    expect(await readBankState(charge.demonstrationPage)).toBe('canceled');
  });

  test('is waited for while the bank may still get our question, and given up later', async () => {
    const owner = await tester.openByPix();
    const { charge } = await renew(owner);
    await forgetCodes(charge._id);
    await api.query('update demo_payment_charges set key = $1 where reference = $2', [
      generateId(),
      getReference(charge.demonstrationPage),
    ]);
    await renew(owner, 3);
    await tester.runJobs();
    const listWaiting = () =>
      api.query(
        "select from jobs where kind = 'billing.cancelAtProvider' and state = 'QUEUED' and account_id = $1",
        [owner.accountId],
      );
    expect(await listWaiting()).toHaveLength(1);
    await api.query("update charges set codes_asked_at = now() - interval '1 hour' where id = $1", [
      charge._id,
    ]);
    await tester.retryJobs();
    expect(await listWaiting()).toHaveLength(0);
  });

  test('of a signup is closed there before the signup is forgotten, and money that came keeps it', async () => {
    const begin = async () => {
      const signup = await tester.beginWithAddress();
      const { signup: record } = await api.call(
        'POST /signup/step-3-pix/:planId/:id',
        tester.buildPayment(signup),
      );
      await api.query("update signups set expires_at = now() - interval '1 day' where account_id = $1", [
        signup.id,
      ]);
      return {
        id: signup.id,
        page: record.charge?.demonstrationPage ?? null,
        chargeId: record.charge?._id ?? '',
      };
    };
    const [unpaid, paid] = [await begin(), await begin()];
    await forgetCodes(unpaid.chargeId);
    // Paid, and the event is lost.
    await tester.act(paid.page, 'pix', { entrega: 'late' });
    await runJob(deleteExpiredSignupsJob.kind);
    expect(await readBankState(unpaid.page)).toBe('canceled');
    expect(await api.query('select id from accounts where id in ($1, $2)', [unpaid.id, paid.id])).toEqual([
      { id: paid.id },
    ]);
    expect(await tester.sumBook(paid.id, 'bank')).toBe(44_900);
  });
});

import { describeApi, getServerOnlyTest } from '@girassol/api/test/harness';
import { waitForLockWait } from '@girassol/api/test/lock-waits';
import { sql } from 'kysely';
import { createBillingTester, type TestOwner } from './billing.testing';
import { applySubscriptionStatus } from './subscription/apply-status';
import { lockSubscription } from './subscription/load-subscription';

describeApi('the locks of billing', (api) => {
  const tester = createBillingTester(api);
  const testOnServer = getServerOnlyTest(api);

  /**
   * Runs `act` while another transaction holds the lock of the subscription, as a settlement does. That one writes the account
   * once `act` waits; it fails at once (`nowait`) if `act` holds a row that a settlement writes, since both would wait for ever.
   */
  async function meetSettlement<T>(accountId: string, act: () => Promise<T>): Promise<T> {
    const acts: Promise<T>[] = [];
    await api.database.asAccount({ accountId }, async (tx) => {
      await lockSubscription(tx, accountId);
      acts.push(act());
      await waitForLockWait(api);
      await sql`select from accounts where id = ${accountId} for update nowait`.execute(tx);
      await sql`select from signups where account_id = ${accountId} for update nowait`.execute(tx);
      await sql`select from account_closures where account_id = ${accountId} for update nowait`.execute(tx);
      await sql`select from charges where account_id = ${accountId} for update nowait`.execute(tx);
      await applySubscriptionStatus(tx, accountId);
    });
    const [acting] = acts;
    if (!acting || acts.length > 1) throw new Error('the settlement was begun again');
    return acting;
  }

  const own = (as: TestOwner) => ({ as, params: { userId: as.userId } });
  const giveCredit = ({ accountId }: TestOwner) =>
    api.call('POST /operation/billing/credit/:accountId', {
      as: api.people.admin,
      params: { accountId },
      body: { cents: 100, why: 'cortesia' },
    });
  const cancel = (owner: TestOwner) =>
    api.call('PATCH /signup/user-status/:userId', {
      ...own(owner),
      body: {
        mainReason: 'Outro motivo',
        secondaryReason: '',
        reasonToComeBack: '',
        otherReasonToComeBack: '',
        message: '',
      },
    });
  async function withdrawClosure(owner: TestOwner) {
    await api.query(
      `insert into account_closures (account_id, id, user_id, requested_by, ends_on, reasons, canceled_subscription)
       values ($1, gen_random_uuid(), $2, 'Ana', '2099-01-01', '{}', false)`,
      [owner.accountId, owner.userId],
    );
    return meetSettlement(owner.accountId, () => api.call('DELETE /users/closure/:userId', own(owner)));
  }

  testOnServer(
    'begin with the subscription: an operator’s act waits for a settlement and holds nothing of it',
    async () => {
      const owner = await tester.openByPix();
      await meetSettlement(owner.accountId, () => giveCredit(owner));
      expect(await tester.sumBook(owner.accountId, 'credit')).toBe(-100);
    },
  );

  testOnServer('begin with the subscription where its owner cancels it', async () => {
    const owner = await tester.openByPix();
    const { newStatus } = await meetSettlement(owner.accountId, () => cancel(owner));
    expect(newStatus.endsOn).not.toBeNull();
  });

  testOnServer('begin with the subscription where the end of the account is taken back', async () => {
    const { closure } = await withdrawClosure(await tester.openByPix());
    expect(closure).toBeNull();
  });

  testOnServer('begin with the subscription where a signup is paid in another way', async () => {
    const signup = await tester.beginWithAddress();
    await api.call('POST /signup/step-3-pix/:planId/:id', tester.buildPayment(signup));
    const answer = await meetSettlement(signup.id, () =>
      api.call('POST /signup/step-3-bill/:planId/:id', tester.buildPayment(signup)),
    );
    expect(answer.signup.charge?.method).toBe('boleto');
  });

  testOnServer('let acts and settlements of one account at the same moment all come through', async () => {
    const owner = await tester.openByPix();
    const { accountId } = owner;
    const settle = () =>
      api.database.asAccount({ accountId }, (tx) => applySubscriptionStatus(tx, accountId));
    await Promise.all([1, 2, 3].flatMap(() => [giveCredit(owner), settle(), settle()]));
    expect(await tester.sumBook(accountId, 'credit')).toBe(-300);
  });
});

import { describeApiOnEveryDatabase } from '@girassol/api/test/harness';
import type { Database, Tx } from '@girassol/api-platform/database';
import type { JobRun } from '@girassol/api-platform/jobs';
import { DAY_MS } from '@girassol/shared-domain';
import { createDemonstrationBank, loadWebhookSecret } from '../../payments/demonstration-bank';
import { actAsPayer } from '../../payments/demonstration-bank/demonstration-bank.testing';
import { createBillingTester, getReference } from '../billing.testing';
import type { BillingContext } from '../billing-context';
import { settleReference } from '../settlement/settle-reference';
import { createHandler } from './run-billing-steps';

describeApiOnEveryDatabase('a renewal that is paid while the steps of its account run', (api) => {
  const tester = createBillingTester(api);

  /** Runs the steps of an account, and `between` before their transaction number `at`, from 0. */
  async function runSteps(accountId: string, at: number, between: () => Promise<void>): Promise<void> {
    let number = 0;
    const transact = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
      if (number === at) await between();
      number += 1;
      return api.database.asAccount({ accountId }, work);
    };
    const database: Database = { ...api.database, asAccount: (_context, work) => transact(work) };
    const payments = createDemonstrationBank(api.database, await loadWebhookSecret(api.database));
    const app = Object.assign(Object.create(api.app), { database });
    await createHandler({ app, own: { payments } } as BillingContext)({
      accountId,
      payload: { day: '' },
      read: transact,
      write: transact,
      writeOrFinish: async (work) => void (await transact(work)),
      finish: async (work) => work && transact(work),
    } as JobRun<{ day: string }>);
  }

  test.each([0, 1, 2, 3, 4, 5])(
    'issues no other charge, where the money comes before transaction %d',
    async (at) => {
      const owner = await tester.openByPix();
      await tester.moveToDue(owner, -11);
      const { charge } = await api.call('POST /signup/renovation-pix/:id', {
        as: owner,
        params: { id: owner.userId },
        body: { vendorsAmount: 2, frontPrice: 149 },
      });
      // The day on which it would be issued, if the owner had not asked for it before.
      await api.query('update account_clocks set offset_ms = offset_ms + $2 where account_id = $1', [
        owner.accountId,
        DAY_MS,
      ]);
      const reference = getReference(charge.demonstrationPage);
      let isPaid = false;
      const payments = createDemonstrationBank(api.database, await loadWebhookSecret(api.database));
      await runSteps(owner.accountId, at, async () => {
        isPaid = true;
        await actAsPayer(api.app, reference, 'pix');
        await settleReference(api.app, payments, reference);
      });
      if (!isPaid) await tester.act(charge.demonstrationPage, 'pix');
      await tester.runJobs();
      const { payments: charges } = await tester.loadOverview(owner);
      expect(charges.map(({ state }) => state)).toEqual(['paid', 'paid']);
    },
  );
});

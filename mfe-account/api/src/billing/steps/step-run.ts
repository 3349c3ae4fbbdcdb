import type { BillingStep } from '@girassol/account-domain/billing';
import type { Tx } from '@girassol/api-platform/database';
import type { BillingContext } from '../billing-context';
import type { BillingState } from '../subscription/billing-state';

/** Step that is due, in the transaction that has found it due and has locked the subscription. */
export interface StepRun {
  context: BillingContext;
  tx: Tx;
  state: BillingState;
  step: BillingStep;
}

/** Part of a step that calls the bank: it runs after the transaction, and may run twice. */
export type BankWork = () => Promise<unknown>;

/**
 * Handler of a kind of step: writes in the transaction of the run, and returns what is to be done at the bank afterwards;
 * undefined where nothing is. Doing a step again has no other effect than doing it once.
 */
export type StepHandler = (run: StepRun) => Promise<BankWork | undefined>;

/** Step that is done at the bank alone, outside any transaction. */
export interface AtBank {
  accountId: string;
  step: BillingStep;
}

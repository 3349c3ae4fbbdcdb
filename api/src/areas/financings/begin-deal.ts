import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { Financing } from '@girassol/shared-domain/contract';
import type { Banks } from './bank/banks';
import { enqueueBankCommand } from './bank-commands';
import { addPersonStep, updateFinancing } from './financing-steps';
import { loadFinancing } from './load-financing';
import { loadVisibleFinancing } from './load-visible-financing';
import { requireOpenFinancing } from './require-open-financing';

/**
 * Turns a simulation of a financing into a deal, for which the bank analyses credit (financing-063). Does
 * nothing if the financing is already a deal.
 */
export async function beginDeal(tx: Tx, caller: Caller, banks: Banks, fid: string): Promise<Financing> {
  const financing = await loadVisibleFinancing(tx, caller, fid, { forUpdate: true });
  if (financing.stage === 'DEAL') return loadFinancing(tx, caller, banks, fid);
  requireOpenFinancing(financing);
  await addPersonStep(tx, caller, financing, { title: 'Contratação iniciada', content: '' });
  await enqueueBankCommand(tx, financing, { act: 'beginDeal' });
  await updateFinancing(tx, caller, financing, { stage: 'DEAL', waits_since: new Date() });
  return loadFinancing(tx, caller, banks, fid);
}

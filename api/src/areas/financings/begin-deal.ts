import type { Financing } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import type { Banks } from './bank/providers';
import { financingAnswer } from './financing-answer';
import { addPersonStep, writeFinancing } from './record-step';
import { requireOpen } from './require-open';
import { enqueueTold } from './tell-bank';
import { visibleFinancing } from './visible-financing';

/** Begins the deal that a simulation may become (financing-063); once begun, doing it again changes nothing. */
export async function beginDeal(tx: Tx, caller: Caller, banks: Banks, fid: string): Promise<Financing> {
  const financing = await visibleFinancing(tx, caller, fid, { forUpdate: true });
  if (financing.stage === 'DEAL') return financingAnswer(tx, caller, banks, fid);
  requireOpen(financing);
  await addPersonStep(tx, caller, financing, { title: 'Contratação iniciada', content: '' });
  await enqueueTold(tx, financing, { act: 'beginDeal' });
  await writeFinancing(tx, caller, financing, { stage: 'DEAL', waits_since: new Date() });
  return financingAnswer(tx, caller, banks, fid);
}

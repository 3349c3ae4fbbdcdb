import { choosesFinishedDate, isAllowedDate, meets, toIsoDate } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import { notAllowed, wrongField } from '../../platform/refusals/refusal';

/** The day an item was finished: today unless the form names another, which the plan must allow (boards-068, boards-069). */
export function finishedDateOf(caller: Caller, wanted: string | undefined, now: number): string {
  const today = toIsoDate(now);
  if (wanted === undefined || wanted === today) return today;
  if (!meets(choosesFinishedDate, caller)) {
    throw notAllowed('O plano da sua conta não permite escolher a data de finalização.');
  }
  if (!isAllowedDate(wanted, { allows: 'past', now })) {
    throw wrongField('finishedDate', 'Data inválida. A data de finalização não pode estar no futuro.');
  }
  return wanted;
}

import type { Caller } from '@girassol/api-platform/access';
import { invalidField, notAllowed } from '@girassol/api-platform/refusals/refusal';
import {
  finishedDateChoiceCondition,
  isDateAllowedInField,
  meetsCondition,
  toIsoDate,
} from '@girassol/shared-domain';

/**
 * Resolves the day on which an item was finished: the day in the request, which the plan of the account must
 * allow, otherwise today (boards-068, boards-069).
 */
export function resolveFinishedDate(caller: Caller, wanted: string | undefined, now: number): string {
  const today = toIsoDate(now);
  if (wanted === undefined || wanted === today) return today;
  if (!meetsCondition(finishedDateChoiceCondition, caller)) {
    throw notAllowed('O plano da sua conta não permite escolher a data de finalização.');
  }
  if (!isDateAllowedInField(wanted, { allows: 'past', now })) {
    throw invalidField('finishedDate', 'Data inválida. A data de finalização não pode estar no futuro.');
  }
  return wanted;
}

import { computeFingerprint } from '../fingerprint';
import { formatNumber } from '../formats/numbers';

/** Answer to a checklist item, by the item's type: a tick, a text or list option, or a number; null if there is none. */
export type ChecklistAnswerValue = boolean | string | number | null;

/** Returns the version of an answer: the same answer has the same version, whoever gave it. */
export const computeAnswerVersion = (answer: ChecklistAnswerValue): string =>
  computeFingerprint(JSON.stringify(answer));

/** Describes an answer to people. */
export function describeAnswer(answer: ChecklistAnswerValue): string {
  if (answer === null) return 'Sem resposta';
  if (typeof answer === 'boolean') return answer ? 'Sim' : 'Não';
  return typeof answer === 'number' ? formatNumber(answer, Number.isInteger(answer) ? 0 : 2) : answer;
}

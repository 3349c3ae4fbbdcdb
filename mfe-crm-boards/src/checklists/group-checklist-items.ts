import type { ChecklistAnswerValue } from '@girassol/shared-domain';
import type { ChecklistItem, SaleChecklistAnswers } from '@girassol/shared-domain/contract';

/** Heading of the checklist items that have no category. */
export const NO_CATEGORY = 'Sem Categoria';

export interface ChecklistItemGroup {
  category: string;
  items: ChecklistItem[];
}

/** Groups checklist items by category, both in template order (checklists-001). */
export function groupChecklistItems(items: readonly ChecklistItem[]): ChecklistItemGroup[] {
  const groups = new Map<string, ChecklistItem[]>();
  for (const item of items) {
    const category = item.category || NO_CATEGORY;
    groups.set(category, [...(groups.get(category) ?? []), item]);
  }
  return [...groups].map(([category, grouped]) => ({ category, items: grouped }));
}

/** Returns the answer to a checklist item; null if there is none. */
export function getChecklistAnswer({ answers }: SaleChecklistAnswers, itemId: string): ChecklistAnswerValue {
  const answer = answers.find(({ templateItemId }) => templateItemId === itemId);
  if (!answer) return null;
  return answer.answerBoolean ?? answer.answerNumber ?? answer.answerString;
}

/** Counts the checklist items that have an answer. An unticked checkbox does not count. */
export function countAnsweredChecklistItems(
  items: readonly ChecklistItem[],
  checklist: SaleChecklistAnswers,
): number {
  return items.filter(({ _id }) => {
    const answer = getChecklistAnswer(checklist, _id);
    return answer !== null && answer !== false;
  }).length;
}

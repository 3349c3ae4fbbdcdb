import type { ChecklistItem, SaleChecklist } from '@girassol/shared-domain/contract';

export const NO_CATEGORY = 'Sem Categoria';

export interface ItemGroup {
  category: string;
  items: ChecklistItem[];
}

/** Items by category, both in the order of the template (checklists-001). */
export function groupItems(items: readonly ChecklistItem[]): ItemGroup[] {
  const groups = new Map<string, ChecklistItem[]>();
  for (const item of items) {
    const category = item.category || NO_CATEGORY;
    groups.set(category, [...(groups.get(category) ?? []), item]);
  }
  return [...groups].map(([category, grouped]) => ({ category, items: grouped }));
}

export type Answer = boolean | string | number | null;

/** What was answered to an item; null where nothing was. */
export function answerTo({ answers }: SaleChecklist, itemId: string): Answer {
  const answer = answers.find(({ templateItemId }) => templateItemId === itemId);
  if (!answer) return null;
  return answer.answerBoolean ?? answer.answerNumber ?? answer.answerString;
}

/** How many items are answered; a box that is not ticked is not done. */
export function countDone(items: readonly ChecklistItem[], checklist: SaleChecklist): number {
  return items.filter(({ _id }) => {
    const answer = answerTo(checklist, _id);
    return answer !== null && answer !== false;
  }).length;
}

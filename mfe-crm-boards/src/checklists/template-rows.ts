import type { Body, ChecklistItem } from '@girassol/shared-domain/contract';

/** An item of a checklist while it is edited. */
export interface TemplateRow {
  /** Stays with the row whatever happens to it. */
  key: string;
  _id?: string;
  type: ChecklistItem['type'];
  task: string;
  category: string;
  /** One option a line. */
  options: string;
}

export const typeNames: Record<ChecklistItem['type'], string> = {
  checkbox: 'Caixa de seleção',
  text: 'Texto',
  number: 'Número',
  list: 'Lista',
};

export const rowsOf = (items: readonly ChecklistItem[]): TemplateRow[] =>
  items.map(({ _id, type, task, category, list }) => ({
    key: _id,
    _id,
    type,
    task,
    category,
    options: list.join('\n'),
  }));

export const optionsOf = ({ options }: TemplateRow): string[] =>
  options
    .split('\n')
    .map((option) => option.trim())
    .filter(Boolean);

/** What is wrong with a row, in words; null when it can be saved. */
export function rowError(row: TemplateRow): string | null {
  if (row.task.trim() === '') return 'Diga o que deve ser feito ou preenchido.';
  if (row.type !== 'list') return null;
  const options = optionsOf(row);
  if (options.length === 0) return 'Uma lista precisa de pelo menos uma opção.';
  const differing = new Set(options.map((option) => option.toLocaleLowerCase('pt-BR')));
  return differing.size === options.length ? null : 'Há opções repetidas.';
}

/** The rows as the call sends them. */
export const templateBody = (
  rows: readonly TemplateRow[],
  version: number,
): Body<'PUT /checklists/single/kanban/:type'> => ({
  version,
  items: rows.map((row) => ({
    ...(row._id && { _id: row._id }),
    type: row.type,
    task: row.task.trim(),
    category: row.category.trim(),
    list: row.type === 'list' ? optionsOf(row) : [],
  })),
});

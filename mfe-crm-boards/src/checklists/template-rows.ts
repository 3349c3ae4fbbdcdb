import type { ChecklistItem, RequestBody } from '@girassol/shared-domain/contract';

/** Row of a checklist template while it is edited. */
export interface TemplateRow {
  /** Stays with the row whatever happens to it. */
  key: string;
  _id?: string;
  type: ChecklistItem['type'];
  task: string;
  category: string;
  /** Options, one per line. */
  options: string;
}

export const checklistItemTypeLabels: Record<ChecklistItem['type'], string> = {
  checkbox: 'Caixa de seleção',
  text: 'Texto',
  number: 'Número',
  list: 'Lista',
};

export const toTemplateRows = (items: readonly ChecklistItem[]): TemplateRow[] =>
  items.map(({ _id, type, task, category, list }) => ({
    key: _id,
    _id,
    type,
    task,
    category,
    options: list.join('\n'),
  }));

/**
 * Parses the options of a checklist item of the type list. The text of the row holds one option per line;
 * empty lines are ignored.
 */
export const parseOptions = ({ options }: TemplateRow): string[] =>
  options
    .split('\n')
    .map((option) => option.trim())
    .filter(Boolean);

/** Returns the error message of a row of a checklist template; null if the row can be saved. */
export function getRowError(row: TemplateRow): string | null {
  if (row.task.trim() === '') return 'Diga o que deve ser feito ou preenchido.';
  if (row.type !== 'list') return null;
  const options = parseOptions(row);
  if (options.length === 0) return 'Uma lista precisa de pelo menos uma opção.';
  const differing = new Set(options.map((option) => option.toLocaleLowerCase('pt-BR')));
  return differing.size === options.length ? null : 'Há opções repetidas.';
}

/**
 * Builds the request body that saves the rows of a checklist template. `version` is the version that was
 * loaded.
 */
export const buildTemplateBody = (
  rows: readonly TemplateRow[],
  version: number,
): RequestBody<'PUT /checklists/single/kanban/:type'> => ({
  version,
  items: rows.map((row) => ({
    ...(row._id && { _id: row._id }),
    type: row.type,
    task: row.task.trim(),
    category: row.category.trim(),
    list: row.type === 'list' ? parseOptions(row) : [],
  })),
});

import type { ImportRecord } from '@girassol/shared-domain/contract';
import type { TabItem } from '@girassol/shared-ui/overlays';
import { FaultyRowsEditor } from '../grid/FaultyRowsEditor';
import { DuplicateQuestions } from '../questions/Questions';
import { RowList } from './RowList';

/**
 * Builds a tab for each outcome of rows.
 * @param isReadOnlyRequest Nothing can be mended or answered: the import is at work, or the person may not.
 */
export function buildRowTabs(record: ImportRecord, isReadOnly: boolean): TabItem[] {
  const { counts, state } = record;
  const tabs: (TabItem & { isAlways: boolean })[] = [
    {
      ...{ id: 'faulty', label: 'Problemas', count: counts.faulty, isAlways: true },
      content: <FaultyRowsEditor key={state} record={record} isReadOnly={isReadOnly} />,
    },
    {
      ...{ id: 'asking', label: 'Perguntas', count: counts.asking, isAlways: false },
      content: <DuplicateQuestions record={record} isReadOnly={isReadOnly} />,
    },
    {
      ...{ id: 'skipped', label: 'Pulados', count: counts.skipped, isAlways: true },
      content: <RowList record={record} state="SKIPPED" nothing="Nenhuma linha pulada" />,
    },
    {
      ...{ id: 'kept', label: 'Mantidos', count: counts.kept, isAlways: state === 'UNDONE' },
      content: <RowList record={record} state="KEPT" nothing="Nenhum registro mantido" />,
    },
    {
      ...{ id: 'all', label: 'Todos', isAlways: true },
      content: <RowList record={record} nothing="Nenhuma linha" />,
    },
  ];
  return tabs
    .filter(({ count = 0, isAlways }) => isAlways || count > 0)
    .map(({ isAlways: _, ...tab }) => tab);
}

import type { ImportRecord } from '@girassol/shared-domain/contract';
import type { TabItem } from '@girassol/shared-ui/overlays';
import { FaultyRows } from '../grid/FaultyRows';
import { Questions } from '../questions/Questions';
import { RowList } from './RowList';

/**
 * A tab for each thing that can have become of a row.
 * @param isReadOnly Nothing can be mended or answered: the import is at work, or the person may not.
 */
export function tabsOf(record: ImportRecord, isReadOnly: boolean): TabItem[] {
  const { _id, counts, state } = record;
  const tabs: (TabItem & { isAlways: boolean })[] = [
    {
      ...{ id: 'faulty', label: 'Problemas', count: counts.faulty, isAlways: true },
      content: <FaultyRows key={state} record={record} isReadOnly={isReadOnly} />,
    },
    {
      ...{ id: 'asking', label: 'Perguntas', count: counts.asking, isAlways: false },
      content: <Questions record={record} isReadOnly={isReadOnly} />,
    },
    {
      ...{ id: 'skipped', label: 'Pulados', count: counts.skipped, isAlways: true },
      content: <RowList importId={_id} state="SKIPPED" nothing="Nenhuma linha pulada" />,
    },
    {
      ...{ id: 'kept', label: 'Mantidos', count: counts.kept, isAlways: state === 'UNDONE' },
      content: <RowList importId={_id} state="KEPT" nothing="Nenhum registro mantido" />,
    },
    {
      ...{ id: 'all', label: 'Todos', isAlways: true },
      content: <RowList importId={_id} nothing="Nenhuma linha" />,
    },
  ];
  return tabs
    .filter(({ count = 0, isAlways }) => isAlways || count > 0)
    .map(({ isAlways: _, ...tab }) => tab);
}

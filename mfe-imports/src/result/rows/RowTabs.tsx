import type { ImportRecord } from '@girassol/shared-domain/contract';
import { Tabs } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { isCorrectable } from '../import-state';
import { useMayImport } from '../use-may-import';
import { buildRowTabs } from './build-row-tabs';

/** Rows of an import in tabs by outcome, while they are retained. */
export function RowTabs({ record }: { record: ImportRecord }) {
  const { hasRows, state } = record;
  return hasRows && state !== 'CHECKING' ? <OpenTabs record={record} /> : null;
}

/**
 * The first tab with something in it is open, and stays so while its rows are mended. Once the import has gone on, it is
 * looked for again, unless a person has chosen a tab.
 */
function OpenTabs({ record }: { record: ImportRecord }) {
  const mayImport = useMayImport(record.importType);
  const tabs = buildRowTabs(record, !mayImport || !isCorrectable(record));
  const { state } = record;
  const firstFilled = tabs.find(({ count = 0 }) => count > 0)?.id ?? 'all';
  const [opened, setOpened] = useState({ state, id: firstFilled });
  if (opened.state !== state) setOpened({ state, id: firstFilled });
  const [chosen, setChosen] = useState<string | null>(null);
  const wanted = chosen ?? opened.id;
  const selectedId = tabs.some(({ id }) => id === wanted) ? wanted : 'all';
  return (
    <section aria-label="Linhas">
      <Tabs label="Linhas da importação" items={tabs} selectedId={selectedId} onSelect={setChosen} />
    </section>
  );
}

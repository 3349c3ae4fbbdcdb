import { lazyScreen } from '@girassol/federation/remote';
import { formatItemName } from '@girassol/shared-domain';
import { Spinner } from '@girassol/shared-ui';
import type { ComponentType } from 'react';
import type { BuiltInTabProps } from '../item/own-tab';
import { NotesTab } from '../notes/NotesTab';
import type { BuiltInTabId } from './panel-tabs';

const opening = <Spinner label="Abrindo" />;

// Fetched when its tab is opened: the panel itself stays small.
const ArchiveTab = lazyScreen(() => import('../archive/ArchiveTab'), opening);
const HistoryTab = lazyScreen(() => import('../history/HistoryTab'), opening);
const ServicesTab = lazyScreen(() => import('../services/ServicesTab'), opening);

/** Components of the item panel tabs whose content this area provides itself, by tab id. */
export const builtInTabs: Record<BuiltInTabId, ComponentType<BuiltInTabProps>> = {
  notas: ({ item, now }) => (
    <NotesTab
      itemId={item._id}
      itemName={formatItemName(item, item.customer.name)}
      boardKind={item.type}
      now={now}
    />
  ),
  arquivos: ArchiveTab,
  historico: HistoryTab,
  servicos: ({ item }) => <ServicesTab item={item} />,
};

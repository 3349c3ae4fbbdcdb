import { lazyScreen } from '@girassol/federation/remote';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { Spinner } from '@girassol/shared-ui';
import type { ComponentType } from 'react';
import { NotesTab } from '../notes/NotesTab';

/** What a tab that this remote fills is given. */
export interface BuiltInTabProps {
  item: BoardItem;
  now: number;
}

const opening = <Spinner label="Abrindo" />;

// Fetched when its tab is opened: the panel itself stays small.
const ArchiveTab = lazyScreen(() => import('../archive/ArchiveTab'), opening);
const HistoryTab = lazyScreen(() => import('../history/HistoryTab'), opening);
const UnitsTab = lazyScreen(() => import('../approved-proposal/UnitsTab'), opening);
const KitTab = lazyScreen(() => import('../approved-proposal/KitTab'), opening);
const ProjectTab = lazyScreen(() => import('../approved-proposal/ProjectTab'), opening);
const ServicesTab = lazyScreen(() => import('../services/ServicesTab'), opening);

/** The tabs that this remote fills itself, by their id in the table of tabs. */
export const builtInTabs: Record<string, ComponentType<BuiltInTabProps>> = {
  notas: ({ item, now }) => <NotesTab itemId={item._id} boardKind={item.type} now={now} />,
  arquivos: ArchiveTab,
  historico: HistoryTab,
  ucs: UnitsTab,
  kit: KitTab,
  projeto: ProjectTab,
  servicos: ({ item }) => <ServicesTab item={item} />,
};

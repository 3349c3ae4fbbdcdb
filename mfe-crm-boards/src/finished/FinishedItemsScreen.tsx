import { ListActionButtons } from '@girassol/federation/remote';
import {
  type BoardKind,
  boardDescriptions,
  formatMoney,
  formatNumber,
  formatPower,
  getFinishedItemsLabels,
  type RecordOwnerGroups,
  type Session,
  toIsoDate,
} from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { keepFiguresTogether, LazyMenuButton, Skeleton } from '@girassol/shared-ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BoardNav } from '../board-nav';
import { BoardPageHeader } from '../board-view/BoardPageHeader';
import { useItemPanelState } from '../item/use-item-panel-state';
import { useNow } from '../item/use-now';
import { LazyItemPanel } from '../item-panel/LazyItemPanel';
import { getPeriodRangeError } from '../period/period';
import { FinishedItemsContent } from './FinishedItemsContent';
import { FinishedItemsFilterRow } from './FinishedItemsFilterRow';
import {
  buildFinishedItemsBody,
  countFinishedItemFilters,
  type FinishedItemFilters,
  parseFinishedItemFilters,
  toFinishedItemSearchParams,
  toViewedOwnerSearchParams,
} from './finished-item-filters';
import { useFinishedItems } from './use-finished';
import { useFinishedItemActions } from './use-finished-item-actions';

interface FinishedScreenProps {
  kind: BoardKind;
  session: Session;
  viewers: RecordOwnerGroups;
  fetchId: string;
}

/** Finished items of a board: viewer choice, filters, totals, list, and the panel of the open item. */
export function FinishedItemsScreen({ kind, session, viewers, fetchId }: FinishedScreenProps) {
  const [address, setAddress] = useSearchParams();
  const filters = parseFinishedItemFilters(address);
  const today = toIsoDate(useNow());
  const teamIds = useMemo(() => viewers.teams.map(({ id }) => id), [viewers]);
  const isPossible = filters.period.name !== 'outro' || getPeriodRangeError(filters.period.own) === null;
  const body = buildFinishedItemsBody({ kind, fetchId, filters, session, teamIds, today });
  const { query, items, totals } = useFinishedItems(body, isPossible);
  const item = useItemPanelState();
  const looked = JSON.stringify({ ...body, pageSize: undefined });
  const { actions, layer } = useFinishedItemActions({ kind, session, fetchId, items, looked });
  // Typing must not fill the history with every letter.
  const change = (next: FinishedItemFilters) =>
    setAddress((old) => toFinishedItemSearchParams(old, next), { replace: true });

  return (
    <>
      <BoardPageHeader
        title={getFinishedItemsLabels(boardDescriptions[kind]).long}
        summary={totals ? <Sums kind={kind} totals={totals} /> : <Skeleton width={220} height={18} />}
        nav={<BoardNav kind={kind} fetchId={fetchId} current="finished" />}
        viewers={viewers}
        fetchId={fetchId}
        onView={(id) => setAddress((old) => toViewedOwnerSearchParams(old, id))}
        listActions={
          <ListActionButtons
            resting={LazyMenuButton}
            boardKind={kind}
            list={{ kind: 'finished', filters: body }}
            total={totals?.items}
          />
        }
        filters={<FinishedItemsFilterRow kind={kind} filters={filters} today={today} onChange={change} />}
        search={filters.search}
        filtersBesideSearch={countFinishedItemFilters(filters)}
      />
      <FinishedItemsContent
        kind={kind}
        filters={filters}
        query={query}
        items={items}
        openItemId={item.itemId}
        onOpen={item.open}
        onFilter={change}
        actions={actions}
      />
      {layer}
      {item.itemId && <LazyItemPanel itemId={item.itemId} boardKind={kind} onClose={item.close} />}
    </>
  );
}

type FinishedTotals = ResponseBody<'POST /sales/finished/filtered/:multiplier'>['totals'];

/** Totals of all items that match the filters. */
function Sums({ kind, totals }: { kind: BoardKind; totals: FinishedTotals }) {
  const { itemName, itemsName } = boardDescriptions[kind];
  const word = (totals.items === 1 ? itemName : itemsName).toLocaleLowerCase('pt-BR');
  const items = `${formatNumber(totals.items, 0)} ${word}`;
  return (
    <span role="status">
      {keepFiguresTogether([items, formatMoney(totals.amount), formatPower(totals.power)].join(' · '))}
    </span>
  );
}

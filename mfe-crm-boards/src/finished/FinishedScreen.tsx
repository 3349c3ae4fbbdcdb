import { ListActions, lazyScreen } from '@girassol/federation/remote';
import {
  type BoardKind,
  boards,
  finishedWords,
  formatMoney,
  formatNumber,
  formatPower,
  type Session,
  toIsoDate,
  type ViewerGroups,
} from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { PageHeader, RestingButton, Skeleton } from '@girassol/shared-ui';
import { ViewerSelect } from '@girassol/shared-ui/filters';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BoardNav } from '../board-nav';
import { useNow } from '../item/use-now';
import { useOpenItem } from '../item/use-open-item';
import { periodError } from '../period/period';
import { FinishedContent } from './FinishedContent';
import { FinishedFilterRow } from './FinishedFilterRow';
import { type FinishedFilters, finishedBody, readFilters, viewedBy, writeFilters } from './finished-filters';
import { useFinished } from './use-finished';
import { useFinishedActions } from './use-finished-actions';

const ItemPanel = lazyScreen(async () => ({ default: (await import('../item-panel')).ItemPanel }));

interface FinishedScreenProps {
  kind: BoardKind;
  session: Session;
  viewers: ViewerGroups;
  fetchId: string;
}

/** The finished items of a board: whose, which, what they add up to, and the panel of the open one. */
export function FinishedScreen({ kind, session, viewers, fetchId }: FinishedScreenProps) {
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const today = toIsoDate(useNow());
  const teamIds = useMemo(() => viewers.teams.map(({ id }) => id), [viewers]);
  const isPossible = filters.period.name !== 'outro' || periodError(filters.period.own) === null;
  const body = finishedBody({ kind, fetchId, filters, session, teamIds, today });
  const { query, items, totals } = useFinished(body, isPossible);
  const item = useOpenItem();
  const looked = JSON.stringify({ ...body, pageSize: undefined });
  const { actions, layer } = useFinishedActions({ kind, session, fetchId, items, looked });
  // Typing must not fill the history with every letter.
  const change = (next: FinishedFilters) => setAddress((old) => writeFilters(old, next), { replace: true });

  return (
    <>
      <PageHeader
        title={finishedWords(boards[kind]).long}
        summary={totals ? <Sums kind={kind} totals={totals} /> : <Skeleton width={220} height={18} />}
        nav={<BoardNav kind={kind} fetchId={fetchId} current="finished" />}
        actions={
          <>
            <ListActions
              resting={RestingButton}
              boardKind={kind}
              list={{ kind: 'finished', filters: body }}
              total={totals?.items}
            />
            <ViewerSelect
              groups={viewers}
              value={fetchId}
              onChange={(id) => setAddress((old) => viewedBy(old, id))}
            />
          </>
        }
        filters={<FinishedFilterRow kind={kind} filters={filters} today={today} onChange={change} />}
      />
      <FinishedContent
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
      {item.itemId && <ItemPanel itemId={item.itemId} boardKind={kind} onClose={item.close} />}
    </>
  );
}

type FinishedTotals = Answer<'POST /sales/finished/filtered/:multiplier'>['totals'];

/** What everything that the filters let through adds up to. */
function Sums({ kind, totals }: { kind: BoardKind; totals: FinishedTotals }) {
  const { itemName, itemsName } = boards[kind];
  const word = (totals.items === 1 ? itemName : itemsName).toLocaleLowerCase('pt-BR');
  const items = `${formatNumber(totals.items, 0)} ${word}`;
  return (
    <span role="status">{[items, formatMoney(totals.amount), formatPower(totals.power)].join(' · ')}</span>
  );
}

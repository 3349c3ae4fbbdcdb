import { ListActions } from '@girassol/federation/remote';
import { useApiQuery, useConnection } from '@girassol/shared-auth';
import { type BoardKind, boards, type Session, toIsoDate } from '@girassol/shared-domain';
import type { BoardData } from '@girassol/shared-domain/contract';
import { ErrorState, PageHeader, RestingButton } from '@girassol/shared-ui';
import { ViewerSelect } from '@girassol/shared-ui/filters';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { generatePath, useNavigate, useSearchParams } from 'react-router-dom';
import { boardRoutes } from '../addresses/boards';
import { BoardNav } from '../board-nav';
import { FilterRowFrame } from '../board-view/FilterRowFrame';
import { useViewers } from '../board-view/use-viewers';
import { useNow } from '../item/use-now';
import { PeriodSelect } from '../period/PeriodSelect';
import {
  daysOf,
  type PeriodChoice,
  type PeriodName,
  periodError,
  readPeriod,
  writePeriod,
} from '../period/period';
import { DataContent } from './DataContent';
import { DataSkeleton } from './DataSkeleton';
import { dataTitle } from './data-words';

const USUAL_PERIOD: PeriodName = '12-meses';
const periods: readonly PeriodName[] = [
  'este-mes',
  'mes-passado',
  '3-meses',
  '12-meses',
  'este-ano',
  'tudo',
  'outro',
];

interface DataScreenProps {
  kind: BoardKind;
  session: Session;
  fetchId: string;
}

/** The figures of a board in a period, as seen by somebody. */
export function DataScreen({ kind, session, fetchId }: DataScreenProps) {
  const viewers = useViewers(kind, session);
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const today = toIsoDate(useNow());
  const period = readPeriod(address, USUAL_PERIOD);
  const days = daysOf(period, today);
  const query = useApiQuery(
    'POST /sales/data/:fetchId',
    { params: { fetchId }, body: { type: kind, ...days } },
    {
      enabled: periodError(days) === null,
      // Under another period the former figures stay until the new ones are there.
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
    },
  );
  const changePeriod = (choice: PeriodChoice) =>
    setAddress(
      (old) => {
        const next = new URLSearchParams(old);
        writePeriod(next, choice, USUAL_PERIOD);
        return next;
      },
      { replace: true },
    );

  return (
    <>
      <PageHeader
        title={dataTitle(boards[kind])}
        summary="O que foi registrado e finalizado no período, e o que está no quadro agora."
        nav={<BoardNav kind={kind} fetchId={fetchId} current="data" />}
        actions={
          <>
            <ListActions
              resting={RestingButton}
              boardKind={kind}
              list={{ kind: 'data', filters: { type: kind, ...days, fetchId } }}
            />
            <ViewerSelect
              groups={viewers}
              value={fetchId}
              onChange={(uid) =>
                navigate({
                  pathname: generatePath(boardRoutes(kind).data, { uid }),
                  search: address.toString(),
                })
              }
            />
          </>
        }
        filters={
          <FilterRowFrame role="search" aria-label="Período dos dados">
            <div className="rest" data-open="">
              <PeriodSelect value={period} today={today} names={periods} onChange={changePeriod} />
            </div>
          </FilterRowFrame>
        }
      />
      <Body kind={kind} query={query} />
    </>
  );
}

function Body({ kind, query }: { kind: BoardKind; query: UseQueryResult<BoardData> }) {
  const isOffline = useConnection() === 'OFFLINE';
  const { data, error } = query;
  if (data) return <DataContent kind={kind} data={data} isStale={query.isPlaceholderData} />;
  if (error)
    return (
      <ErrorState
        error={query.error}
        isOffline={isOffline}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return <DataSkeleton />;
}

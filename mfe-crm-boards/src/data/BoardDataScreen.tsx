import { ListActionButtons } from '@girassol/federation/remote';
import { useApiQuery } from '@girassol/shared-auth';
import {
  type BoardKind,
  boardDescriptions,
  getOwnBoardId,
  type Session,
  toIsoDate,
} from '@girassol/shared-domain';
import type { BoardFigures } from '@girassol/shared-domain/contract';
import { ButtonLink, ErrorState, LazyMenuButton } from '@girassol/shared-ui';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { generatePath, Link, useNavigate, useSearchParams } from 'react-router-dom';
import { getBoardRoutes } from '../addresses/boards';
import { BoardNav } from '../board-nav';
import { BoardPageHeader } from '../board-view/BoardPageHeader';
import { FilterRowFrame } from '../board-view/FilterRowFrame';
import { useViewableBoardOwners } from '../board-view/use-viewable-board-owners';
import { useNow } from '../item/use-now';
import { PeriodSelect } from '../period/PeriodSelect';
import {
  getPeriodRangeError,
  type PeriodChoice,
  type PeriodName,
  parsePeriod,
  resolvePeriod,
  writePeriodParameters,
} from '../period/period';
import { BoardDataContent } from './BoardDataContent';
import { BoardDataSkeleton } from './BoardDataSkeleton';
import { getBoardDataTitle } from './data-labels';

const DEFAULT_PERIOD: PeriodName = '12-meses';
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

/** Figures of a board in a period, for a user, a team or the company. */
export function BoardDataScreen({ kind, session, fetchId }: DataScreenProps) {
  const viewers = useViewableBoardOwners(kind, session);
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const today = toIsoDate(useNow());
  const ownId = getOwnBoardId(session);
  const period = parsePeriod(address, DEFAULT_PERIOD);
  const days = resolvePeriod(period, today);
  const query = useApiQuery(
    'POST /sales/data/:fetchId',
    { params: { fetchId }, body: { type: kind, ...days } },
    {
      enabled: getPeriodRangeError(days) === null,
      // Under another period the former figures stay until the new ones are there.
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
    },
  );
  const changePeriod = (choice: PeriodChoice) =>
    setAddress(
      (old) => {
        const next = new URLSearchParams(old);
        writePeriodParameters(next, choice, DEFAULT_PERIOD);
        return next;
      },
      { replace: true },
    );

  return (
    <>
      <BoardPageHeader
        title={getBoardDataTitle(boardDescriptions[kind])}
        summary="O que foi registrado e finalizado no período, e o que está no quadro agora."
        nav={<BoardNav kind={kind} fetchId={fetchId} current="data" />}
        viewers={viewers}
        fetchId={fetchId}
        onView={(uid) =>
          navigate({ pathname: generatePath(getBoardRoutes(kind).data, { uid }), search: address.toString() })
        }
        listActions={
          <ListActionButtons
            resting={LazyMenuButton}
            boardKind={kind}
            list={{ kind: 'data', filters: { type: kind, ...days, fetchId } }}
          />
        }
        filters={
          <FilterRowFrame role="search" aria-label="Período dos dados">
            <PeriodSelect value={period} today={today} names={periods} onChange={changePeriod} />
          </FilterRowFrame>
        }
        filtersBesideSearch={period.name === DEFAULT_PERIOD ? 0 : 1}
      />
      <Body
        kind={kind}
        query={query}
        wayOut={
          fetchId !== ownId && (
            <ButtonLink as={Link} to={generatePath(getBoardRoutes(kind).data, { uid: ownId })}>
              Abrir os meus dados
            </ButtonLink>
          )
        }
      />
    </>
  );
}

interface BodyProps {
  kind: BoardKind;
  query: UseQueryResult<BoardFigures>;
  /** Link that leads on from figures that the person may not see. */
  wayOut: ReactNode;
}

function Body({ kind, query, wayOut }: BodyProps) {
  const { data, error } = query;
  if (data) return <BoardDataContent kind={kind} data={data} isStale={query.isPlaceholderData} />;
  if (error)
    return (
      <ErrorState
        error={query.error}
        wayOut={wayOut}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return <BoardDataSkeleton />;
}

import { lazyScreen } from '@girassol/federation/remote';
import { type BoardKind, boardDescriptions } from '@girassol/shared-domain';
import type { BoardFigures } from '@girassol/shared-domain/contract';
import { Skeleton } from '@girassol/shared-ui';
import { BoardColumnsCard } from './BoardColumnsCard';
import { getWonAndLostLabels } from './data-labels';
import { ChartGrid } from './data-layout';
import { KeyFigureTiles } from './KeyFigureTiles';
import { LostReasonsCard } from './LostReasonsCard';
import { OwnerResultsCard } from './OwnerResultsCard';

// The charts bring their library: figures and tables come before them.
const MonthsCard = lazyScreen(
  async () => ({
    default: (await import(/* webpackChunkName: "charts" */ './charts/MonthsCard')).MonthsCard,
  }),
  <Skeleton height={340} radius={10} />,
);
const OutcomesCard = lazyScreen(
  async () => ({
    default: (await import(/* webpackChunkName: "charts" */ './charts/OutcomesCard')).OutcomesCard,
  }),
  <Skeleton height={300} radius={10} />,
);

/** Figures of a board: key figures, then by month, outcome, owner, column and loss reason. */
export function BoardDataContent({
  kind,
  data,
  isStale,
}: {
  kind: BoardKind;
  data: BoardFigures;
  isStale: boolean;
}) {
  const board = boardDescriptions[kind];
  const words = getWonAndLostLabels(board);
  return (
    <div aria-busy={isStale}>
      <KeyFigureTiles board={board} data={data} words={words} />
      <ChartGrid style={isStale ? { opacity: 0.6 } : undefined}>
        <MonthsCard months={data.months} words={words} />
        <OutcomesCard data={data} words={words} />
        <BoardColumnsCard columns={data.columns} board={board} />
        <OwnerResultsCard owners={data.owners} words={words} />
        {words.lost && <LostReasonsCard reasons={data.lostReasons} board={board} />}
      </ChartGrid>
    </div>
  );
}

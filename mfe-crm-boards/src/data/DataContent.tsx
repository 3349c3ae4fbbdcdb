import { lazyScreen } from '@girassol/federation/remote';
import { type BoardKind, boards } from '@girassol/shared-domain';
import type { BoardData } from '@girassol/shared-domain/contract';
import { Skeleton } from '@girassol/shared-ui';
import { ColumnsCard } from './ColumnsCard';
import { DataTiles } from './DataTiles';
import { Grid } from './data-layout';
import { outcomeWords } from './data-words';
import { LostReasonsCard } from './LostReasonsCard';
import { OwnersCard } from './OwnersCard';

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

/** Figures at a glance, then month by month, by outcome, by owner, by column and by reason. */
export function DataContent({ kind, data, isStale }: { kind: BoardKind; data: BoardData; isStale: boolean }) {
  const board = boards[kind];
  const words = outcomeWords(board);
  return (
    <div aria-busy={isStale}>
      <DataTiles board={board} data={data} words={words} />
      <Grid style={isStale ? { opacity: 0.6 } : undefined}>
        <MonthsCard months={data.months} words={words} />
        <OutcomesCard data={data} words={words} />
        <ColumnsCard columns={data.columns} board={board} />
        <OwnersCard owners={data.owners} words={words} />
        {words.lost && <LostReasonsCard reasons={data.lostReasons} board={board} />}
      </Grid>
    </div>
  );
}

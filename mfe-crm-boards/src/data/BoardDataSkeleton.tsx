import { Card, Skeleton } from '@girassol/shared-ui';
import { ChartGrid, KeyFigureRow } from './data-layout';

const tiles = ['1', '2', '3', '4', '5', '6'];
const cards = ['months', 'outcomes', 'owners', 'columns'];

/** Placeholder of a board's figures and charts while they load. */
export function BoardDataSkeleton() {
  return (
    <div aria-busy>
      <KeyFigureRow>
        {tiles.map((tile) => (
          <Card key={tile}>
            <Skeleton width="50%" height={14} />
            <Skeleton width="80%" height={28} />
          </Card>
        ))}
      </KeyFigureRow>
      <ChartGrid>
        {cards.map((card) => (
          <Card key={card} data-wide={card === 'months' ? '' : undefined}>
            <Skeleton width="30%" height={18} />
            <Skeleton height={220} />
          </Card>
        ))}
      </ChartGrid>
    </div>
  );
}

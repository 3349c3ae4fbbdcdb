import { Card, Skeleton } from '@girassol/shared-ui';
import { Grid, Tiles } from './data-layout';

const tiles = ['1', '2', '3', '4', '5', '6'];
const cards = ['months', 'outcomes', 'owners', 'columns'];

/** Figures and charts in the shape of those that come. */
export function DataSkeleton() {
  return (
    <div aria-busy>
      <Tiles>
        {tiles.map((tile) => (
          <Card key={tile}>
            <Skeleton width="50%" height={14} />
            <Skeleton width="80%" height={28} />
          </Card>
        ))}
      </Tiles>
      <Grid>
        {cards.map((card) => (
          <Card key={card} data-wide={card === 'months' ? '' : undefined}>
            <Skeleton width="30%" height={18} />
            <Skeleton height={220} />
          </Card>
        ))}
      </Grid>
    </div>
  );
}

import { Button } from '@girassol/shared-ui';
import { LaneEnd } from './LaneFrame';
import { SkeletonCard } from './SkeletonCard';

/** Skeletons that stand for the cards still to come. */
export const SKELETONS = 2;

/** What stands below the last loaded card of a column that goes on: more is coming, or did not come. */
export function LaneEndView({
  top,
  hasFailed,
  onRetry,
}: {
  top: number;
  hasFailed: boolean;
  onRetry: () => void;
}) {
  if (!hasFailed)
    return (
      <LaneEnd style={{ top }}>
        {Array.from({ length: SKELETONS }, (_, index) => `skeleton-${index}`).map((key) => (
          <SkeletonCard key={key} />
        ))}
      </LaneEnd>
    );
  return (
    <LaneEnd role="alert" style={{ top }}>
      Não foi possível carregar mais.
      <Button size="sm" icon="refresh" variant="secondary" onClick={onRetry}>
        Tentar novamente
      </Button>
    </LaneEnd>
  );
}

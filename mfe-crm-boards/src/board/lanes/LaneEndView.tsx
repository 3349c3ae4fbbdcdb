import { Button } from '@girassol/shared-ui';
import { LaneEnd } from './LaneFrame';
import { SkeletonCard } from './SkeletonCard';

/** Number of placeholder cards shown at the end of a column while more cards load. */
export const LANE_SKELETON_COUNT = 2;

/**
 * End of the loaded cards in a column that has more cards: placeholder cards while loading, or an error with
 * a retry button.
 */
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
        {Array.from({ length: LANE_SKELETON_COUNT }, (_, index) => `skeleton-${index}`).map((key) => (
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

import { Skeleton } from '@girassol/shared-ui';
import { FinishedTableSurface, SkeletonRow } from './finished-layout';

/** Placeholder of the rows of finished items while the items load. */
export function FinishedItemsSkeleton() {
  return (
    <FinishedTableSurface aria-busy>
      {Array.from({ length: 8 }, (_, index) => (
        <SkeletonRow key={index}>
          <Skeleton width={`${70 - (index % 3) * 12}%`} />
          <Skeleton width="60%" />
          <Skeleton width="50%" />
        </SkeletonRow>
      ))}
    </FinishedTableSurface>
  );
}

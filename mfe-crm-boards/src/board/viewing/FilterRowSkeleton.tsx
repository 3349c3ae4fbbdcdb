import { Skeleton } from '@girassol/shared-ui';
import { FilterRowFrame } from './FilterRowFrame';

/** The room the filters will take. */
export function FilterRowSkeleton() {
  return (
    <FilterRowFrame aria-hidden>
      <div className="search">
        <Skeleton height={36} />
      </div>
      <div className="rest">
        <Skeleton width={156} height={36} />
        <Skeleton width={156} height={36} />
        <Skeleton width={156} height={36} />
      </div>
    </FilterRowFrame>
  );
}

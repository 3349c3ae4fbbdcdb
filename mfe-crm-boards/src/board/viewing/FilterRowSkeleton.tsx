import { Skeleton } from '@girassol/shared-ui';
import { FilterRowFrame, SearchPlace } from './FilterRowFrame';

/** The room the filters will take. */
export function FilterRowSkeleton() {
  return (
    <FilterRowFrame aria-hidden>
      <SearchPlace>
        <Skeleton height={36} />
      </SearchPlace>
      <div className="rest">
        <Skeleton width={156} height={36} />
        <Skeleton width={156} height={36} />
        <Skeleton width={156} height={36} />
      </div>
    </FilterRowFrame>
  );
}

import { Skeleton } from '@girassol/shared-ui';

/** Placeholder of a part of a page while it loads. `height` in pixels. */
export const SkeletonPart = ({ height }: { height: number }) => (
  <div aria-busy>
    <Skeleton height={height} radius={10} />
  </div>
);

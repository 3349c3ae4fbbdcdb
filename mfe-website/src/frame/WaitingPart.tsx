import { Skeleton } from '@girassol/shared-ui';

/** The shape of a part of a page while it loads. `height` in pixels. */
export const WaitingPart = ({ height }: { height: number }) => (
  <div aria-busy>
    <Skeleton height={height} radius={10} />
  </div>
);

import { Skeleton } from '@girassol/shared-ui';
import { Sheet, WaitingRow } from './finished-layout';

/** Rows in the shape of those that come. */
export function FinishedSkeleton() {
  return (
    <Sheet aria-busy>
      {Array.from({ length: 8 }, (_, index) => (
        <WaitingRow key={index}>
          <Skeleton width={`${70 - (index % 3) * 12}%`} />
          <Skeleton width="60%" />
          <Skeleton width="50%" />
        </WaitingRow>
      ))}
    </Sheet>
  );
}

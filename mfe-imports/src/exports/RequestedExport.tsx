import { ErrorState, Skeleton } from '@girassol/shared-ui';
import { useEffect, useRef } from 'react';
import { useExport } from '../data/use-exports';
import { ExportCard } from './parts/ExportCard';

/** Export requested just now: its progress, then its file. */
export function RequestedExport({ exportId, now }: { exportId: string; now: number }) {
  const { data, error, isFetching, refetch } = useExport(exportId);
  const place = useRef<HTMLElement>(null);
  // The button that asked for it is at the foot of a long form.
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <section ref={place} aria-label="Exportação pedida agora" aria-live="polite">
      {data && <ExportCard one={data.export} now={now} />}
      {!data && error && (
        <ErrorState error={error} isCompact isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton height={96} radius={10} />}
    </section>
  );
}

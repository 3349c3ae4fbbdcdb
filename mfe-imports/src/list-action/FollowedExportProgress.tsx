import type { ExportRecord } from '@girassol/shared-domain/contract';
import { isExportActive } from '@girassol/shared-domain/exports';
import { Button } from '@girassol/shared-ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { getExportQueryKey } from '../data/follow-export';
import { computeExportPercent } from '../labels/export-labels';

/** Button with the progress of an export started from a list; nothing once it has ended. */
export function FollowedExportProgress({ userId, exportId }: { userId: string; exportId: string }) {
  const { data } = useQuery<{ export: ExportRecord }>({
    queryKey: getExportQueryKey(userId, exportId),
    queryFn: skipToken,
  });
  const one = data?.export;
  if (one && !isExportActive(one.state)) return null;
  const percent = one ? computeExportPercent(one) : null;
  return (
    <Button isPending aria-label={percent === null ? 'Exportando' : `Exportando: ${percent}%`}>
      {percent === null ? '…' : `${percent}%`}
    </Button>
  );
}

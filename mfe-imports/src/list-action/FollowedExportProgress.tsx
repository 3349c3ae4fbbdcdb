import type { ExportRecord } from '@girassol/shared-domain/contract';
import { isExportActive } from '@girassol/shared-domain/exports';
import { Button } from '@girassol/shared-ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { downloadExport } from '../data/export-actions';
import { computeExportPercent } from '../labels/export-labels';
import { getExportQueryKey } from './follow-export';

interface FollowingProps {
  userId: string;
  exportId: string;
  /** Its file was downloaded. */
  onDone: () => void;
}

/**
 * Button with the progress of an export started from a list; when the export is finished, a button that
 * downloads its file.
 */
export function FollowedExportProgress({ userId, exportId, onDone }: FollowingProps) {
  const { data } = useQuery<{ export: ExportRecord }>({
    queryKey: getExportQueryKey(userId, exportId),
    queryFn: skipToken,
  });
  const one = data?.export;
  const save = async () => {
    if (await downloadExport(userId, exportId)) onDone();
  };
  if (one?.state === 'DONE')
    return (
      <Button icon="download" onClick={() => void save()}>
        Baixar
      </Button>
    );
  if (one && !isExportActive(one.state)) return null;
  const percent = one ? computeExportPercent(one) : null;
  return (
    <Button isPending aria-label={percent === null ? 'Exportando' : `Exportando: ${percent}%`}>
      {percent === null ? '…' : `${percent}%`}
    </Button>
  );
}

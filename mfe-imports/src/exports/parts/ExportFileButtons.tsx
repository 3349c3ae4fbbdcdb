import { useSession } from '@girassol/shared-auth';
import type { ExportRecord } from '@girassol/shared-domain/contract';
import { isExportActive } from '@girassol/shared-domain/exports';
import { Button } from '@girassol/shared-ui';
import { useState } from 'react';
import { cancelExport, downloadExport } from '../../data/export-actions';
import { hasDownloadableFile } from '../../labels/export-labels';

interface FileButtonsProps {
  one: ExportRecord;
  now: number;
  size?: 'sm' | 'md' | undefined;
}

/**
 * Button that cancels a running export, or downloads the file of a finished one. The file of another person
 * can be downloaded by the manager of the account only.
 */
export function ExportFileButtons({ one, now, size = 'sm' }: FileButtonsProps) {
  const session = useSession();
  const [isPending, setPending] = useState(false);
  if (!session) return null;
  const during = async (work: Promise<unknown>) => {
    setPending(true);
    await work;
    setPending(false);
  };
  const opens = one.user._id === session.userId || session.type === 'MANAGER';
  if (isExportActive(one.state))
    return (
      <Button
        size={size}
        variant="ghost"
        icon="x"
        isPending={isPending}
        onClick={() => void during(cancelExport(session.userId, one._id))}
      >
        Cancelar
      </Button>
    );
  if (!opens || !hasDownloadableFile(one, now)) return null;
  return (
    <Button
      size={size}
      icon="download"
      isPending={isPending}
      aria-label={`Baixar ${one.fileName}`}
      onClick={() => void during(downloadExport(session.userId, one._id))}
    >
      Baixar
    </Button>
  );
}

import { useSession } from '@girassol/shared-auth';
import type { ExportRecord } from '@girassol/shared-domain/contract';
import { isExportAtWork } from '@girassol/shared-domain/exports';
import { Button } from '@girassol/shared-ui';
import { useState } from 'react';
import { cancel, download } from '../../data/export-actions';
import { hasFile } from '../../words/export-words';

interface FileButtonsProps {
  one: ExportRecord;
  now: number;
  size?: 'sm' | 'md';
}

/** Downloads the file of an export, or stops it. Others' files open for the manager of the account only. */
export function FileButtons({ one, now, size = 'sm' }: FileButtonsProps) {
  const session = useSession();
  const [isPending, setPending] = useState(false);
  if (!session) return null;
  const during = async (work: Promise<unknown>) => {
    setPending(true);
    await work;
    setPending(false);
  };
  const opens = one.user._id === session.userId || session.type === 'MANAGER';
  if (isExportAtWork(one.state))
    return (
      <Button
        size={size}
        variant="ghost"
        icon="x"
        isPending={isPending}
        onClick={() => void during(cancel(session.userId, one._id))}
      >
        Cancelar
      </Button>
    );
  if (!opens || !hasFile(one, now)) return null;
  return (
    <Button
      size={size}
      icon="download"
      isPending={isPending}
      aria-label={`Baixar ${one.fileName}`}
      onClick={() => void during(download(session.userId, one._id))}
    >
      Baixar
    </Button>
  );
}

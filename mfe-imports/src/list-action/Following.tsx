import type { ExportRecord } from '@girassol/shared-domain/contract';
import { isExportAtWork } from '@girassol/shared-domain/exports';
import { Button } from '@girassol/shared-ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { download } from '../data/export-actions';
import { percentOf } from '../words/export-words';
import { followedKey } from './follow-export';

interface FollowingProps {
  userId: string;
  exportId: string;
  /** Its file was downloaded. */
  onDone: () => void;
}

/** The export that was asked for here: how far it is, then its file. */
export function Following({ userId, exportId, onDone }: FollowingProps) {
  const { data } = useQuery<{ export: ExportRecord }>({
    queryKey: followedKey(userId, exportId),
    queryFn: skipToken,
  });
  const one = data?.export;
  const save = async () => {
    if (await download(userId, exportId)) onDone();
  };
  if (one?.state === 'DONE')
    return (
      <Button icon="download" onClick={() => void save()}>
        Baixar
      </Button>
    );
  if (one && !isExportAtWork(one.state)) return null;
  const percent = one ? percentOf(one) : null;
  return (
    <Button isPending aria-label={percent === null ? 'Exportando' : `Exportando: ${percent}%`}>
      {percent === null ? '…' : `${percent}%`}
    </Button>
  );
}

import { api, usePhoneUploadLink } from '@girassol/shared-auth';
import { formatBytes } from '@girassol/shared-domain';
import type { ArchiveFile, ArchiveFolder } from '@girassol/shared-domain/contract';
import { Icon } from '@girassol/shared-ui';
import { PhoneUploadDialog as Dialog } from '@girassol/shared-ui/codes';
import { useState } from 'react';
import { getFileIcon, getPreviewUrl, isImage } from '../file-display';

interface PhoneUploadDialogProps {
  cid: string;
  folder: ArchiveFolder;
  /** Current files of the folder. The dialog shows files that arrive while it is open. */
  files: readonly ArchiveFile[];
  onClose(): void;
}

/** Dialog "Enviar pelo celular": receives files into a folder from a phone. */
export default function PhoneUploadDialog({ cid, folder, files, onClose }: PhoneUploadDialogProps) {
  const { state, ask, end } = usePhoneUploadLink(folder._id, () =>
    api('POST /archives/customer/upload-link/:cid/:folderId', {
      params: { cid, folderId: folder._id },
      silent: true,
    }),
  );
  const [before] = useState(() => new Set(files.map(({ _id }) => _id)));
  const arrived = files.filter(({ _id }) => !before.has(_id)).reverse();
  return (
    <Dialog
      title={`Enviar pelo celular para ${folder.name}`}
      link={state}
      onAsk={() => void ask()}
      onEnd={() => void end()}
      onClose={onClose}
      label={`Código para enviar à pasta ${folder.name}`}
      words={{
        can: 'só consegue enviar para esta pasta',
        kept: 'está na pasta',
        one: 'arquivo',
        several: 'arquivos',
      }}
      arrived={arrived.map((file) => ({
        id: file._id,
        face: isImage(file) ? (
          <img src={getPreviewUrl(file)} alt="" />
        ) : (
          <Icon name={getFileIcon(file)} size={20} />
        ),
        name: file.name,
        note: formatBytes(file.size),
      }))}
    />
  );
}

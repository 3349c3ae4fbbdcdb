import { discardWrite, retryWrite, useWaitingWrites, type WaitingWrite } from '@girassol/shared-auth';
import { formatBytes, isImageFileName } from '@girassol/shared-domain';
import { confirm, Icon, IconButton, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { FileLine, FileLines, FileLineText, FileName } from './file-lines';
import { useWaitingFileUrl } from './use-waiting-file-url';
import { getArchiveRecord, listWaitingFiles, type UploadFolder, type WaitingFile } from './waiting-files';

/** Files that wait for a signal in a folder, each with what the server refused and what can be done. */
export function WaitingFileList({ cid, folder }: { cid: string; folder: UploadFolder }) {
  const files = listWaitingFiles(useWaitingWrites(getArchiveRecord(cid)), folder);
  if (files.length === 0) return null;
  return (
    <FileLines aria-label="Arquivos que esperam sinal">
      {files.map((file) => (
        <WaitingLine key={file.write.key} file={file} />
      ))}
    </FileLines>
  );
}

function WaitingLine({ file: { write, name, size } }: { file: WaitingFile }) {
  const { problem } = write;
  return (
    <FileLine $tone={problem === null ? 'waiting' : 'failed'}>
      <Picture write={write} />
      <FileLineText>
        <FileName>{name}</FileName>
        {problem === null ? (
          <small>{`Esperando sinal · ${formatBytes(size)}`}</small>
        ) : (
          <small role="alert">{problem}</small>
        )}
      </FileLineText>
      {problem !== null && (
        <IconButton
          icon="refresh"
          size="sm"
          label={`Tentar enviar ${name} novamente`}
          onClick={() => void retryWrite(write)}
        />
      )}
      <IconButton
        icon="trash"
        size="sm"
        label={`Descartar ${name}`}
        onClick={() => void askAndDiscard(write, name)}
      />
    </FileLine>
  );
}

/** Shows a photo from its bytes on this device; an icon for any other file. */
function Picture({ write }: { write: WaitingWrite }) {
  const url = useWaitingFileUrl(write);
  const isPhoto = write.file !== undefined && isImageFileName(write.file.name);
  return isPhoto && url !== null ? <Photo src={url} alt="" /> : <Icon name="clock" size={18} />;
}

async function askAndDiscard({ key }: WaitingWrite, name: string): Promise<void> {
  const isSure = await confirm({
    text: `Deseja descartar "${name}"? Ainda não foi enviado e não poderá ser recuperado.`,
    confirmLabel: 'Descartar arquivo',
    danger: true,
  });
  if (isSure) await discardWrite(key);
}

const Photo = styled.img`
  flex: none;
  width: 3rem;
  height: 3rem;
  object-fit: cover;
  border-radius: ${tokens.radius.control};
`;

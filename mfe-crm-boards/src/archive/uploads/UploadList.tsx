import { formatBytes } from '@girassol/shared-domain';
import { Icon, IconButton, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { FileLine, FileLines, FileLineText, FileName } from './file-lines';
import { cancelUpload, retryUpload, type Upload } from './upload-store';

/** List of uploads in progress and of failed uploads with their reasons. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  if (uploads.length === 0) return null;
  return (
    <FileLines aria-label="Envios">
      {uploads.map((upload) => (
        <UploadLine key={upload.id} upload={upload} />
      ))}
    </FileLines>
  );
}

function UploadLine({ upload: { id, name, file, state, share, problem, mayRetry } }: { upload: Upload }) {
  const percent = Math.round(share * 100);
  const hasFailed = state === 'failed';
  return (
    <FileLine $tone={hasFailed ? 'failed' : 'sending'}>
      <Icon name={hasFailed ? 'error' : 'upload'} size={18} />
      <FileLineText>
        <FileName>{name}</FileName>
        {hasFailed ? (
          <small role="alert">{problem}</small>
        ) : (
          <small>
            {state === 'waiting' ? 'Na fila' : share < 1 ? `${percent}%` : 'Conferindo…'} ·{' '}
            {formatBytes(file.size)}
          </small>
        )}
        {!hasFailed && <Bar value={share} max={1} aria-label={`Envio de ${name}`} />}
      </FileLineText>
      {mayRetry && (
        <IconButton
          icon="refresh"
          size="sm"
          label={`Tentar enviar ${name} novamente`}
          onClick={() => retryUpload(id)}
        />
      )}
      <IconButton
        icon="x"
        size="sm"
        label={hasFailed ? `Dispensar ${name}` : `Cancelar envio de ${name}`}
        onClick={() => cancelUpload(id)}
      />
    </FileLine>
  );
}

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 4px;
  margin-top: ${tokens.space[4]};
  border: 0;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.surface};
  overflow: hidden;
  appearance: none;
  &::-webkit-progress-bar { background: ${tokens.color.surface}; }
  &::-webkit-progress-value { background: ${tokens.color.leaf}; transition: width ${tokens.motion.move}; }
  &::-moz-progress-bar { background: ${tokens.color.leaf}; }
`;

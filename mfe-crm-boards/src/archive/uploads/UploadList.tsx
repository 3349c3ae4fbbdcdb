import { formatBytes } from '@girassol/shared-domain';
import { Icon, IconButton, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { cancelUpload, retryUpload, type Upload } from './upload-store';

/** List of uploads in progress and of failed uploads with their reasons. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  if (uploads.length === 0) return null;
  return (
    <List aria-label="Envios">
      {uploads.map((upload) => (
        <UploadLine key={upload.id} upload={upload} />
      ))}
    </List>
  );
}

function UploadLine({ upload: { id, name, file, state, share, problem, mayRetry } }: { upload: Upload }) {
  const percent = Math.round(share * 100);
  const hasFailed = state === 'failed';
  return (
    <Line $hasFailed={hasFailed}>
      <Icon name={hasFailed ? 'error' : 'upload'} size={18} />
      <UploadText>
        <Name>{name}</Name>
        {hasFailed ? (
          <small role="alert">{problem}</small>
        ) : (
          <small>
            {state === 'waiting' ? 'Na fila' : share < 1 ? `${percent}%` : 'Conferindo…'} ·{' '}
            {formatBytes(file.size)}
          </small>
        )}
        {!hasFailed && <Bar value={share} max={1} aria-label={`Envio de ${name}`} />}
      </UploadText>
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
    </Line>
  );
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li<{ $hasFailed: boolean }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space[12]};
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border-radius: ${tokens.radius.control};
  background: ${({ $hasFailed }) => ($hasFailed ? tokens.color.badSoft : tokens.color.leafSoft)};
  color: ${({ $hasFailed }) => ($hasFailed ? tokens.color.badInk : tokens.color.leafInk)};
  > svg { flex: none; }
`;

const UploadText = styled.div`
  flex: 1;
  min-width: 0;
  font: ${tokens.font[13]};
  small { display: block; font: ${tokens.font[12]}; font-variant-numeric: tabular-nums; }
`;

const Name = styled.div`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: ${tokens.weight.medium};
  color: ${tokens.color.ink};
`;

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

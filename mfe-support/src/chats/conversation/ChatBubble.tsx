import { formatBytes, formatTime } from '@girassol/shared-domain';
import { Button, Icon, Spinner, tokens } from '@girassol/shared-ui';
import { MenuButton } from '@girassol/shared-ui/overlays';
import { chatMessageStatusLabels, toRichText } from '@girassol/support-domain/chats';
import type { ChatMessage } from '@girassol/support-domain/contract';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Bubble, BubbleHead, BubbleMark, BubblePictures } from '../../conversation/MessageBubble';
import { RichText } from '../../conversation/RichText';

interface ChatBubbleProps {
  message: ChatMessage;
  /** Name of the person at the other end. */
  person: string;
  mayWrite: boolean;
  /** Address of the lead that was made of it; null: none. */
  leadPath: string | null;
  onRetry: () => void;
  onLead: () => void;
  onNote: () => void;
}

/** Message of a conversation, with its file, state, and what can be made of it. */
export function ChatBubble({ message, person, mayWrite, leadPath, ...actions }: ChatBubbleProps) {
  const { direction, author, content, template, file, status, error, timestamp } = message;
  const isOwn = direction === 'OUT';
  return (
    <Line data-own={isOwn || undefined}>
      <Bubble data-own={isOwn || undefined}>
        <BubbleHead>
          <strong>{isOwn ? author : person}</strong>
          {template && <span>Modelo {template}</span>}
          <time dateTime={new Date(timestamp).toISOString()}>{formatTime(timestamp)}</time>
        </BubbleHead>
        {file && <MessageFile file={file} />}
        {content !== '' && <RichText text={toRichText(content)} />}
        {status && status !== 'FAILED' && (
          <BubbleMark>
            <Icon
              name={status === 'QUEUED' ? 'clock' : status === 'SENT' ? 'check' : 'circle-check'}
              size={14}
            />
            {chatMessageStatusLabels[status]}
          </BubbleMark>
        )}
        {status === 'FAILED' && (
          <Failure role="status">
            <span>
              <Icon name="error" size={14} /> Não enviada. {error}
            </span>
            {mayWrite && (
              <Button size="sm" icon="refresh" onClick={actions.onRetry}>
                Tentar de novo
              </Button>
            )}
          </Failure>
        )}
        {leadPath && (
          <BubbleMark>
            <Icon name="kanban" size={14} /> <Link to={leadPath}>Virou lead</Link>
          </BubbleMark>
        )}
      </Bubble>
      {mayWrite && content !== '' && (
        <MenuButton
          label={`O que fazer com a mensagem das ${formatTime(timestamp)}`}
          icon="more-vertical"
          isIconOnly
          size="sm"
          variant="ghost"
          items={[
            ...(leadPath
              ? []
              : [{ id: 'lead', label: 'Criar lead', icon: 'kanban' as const, onAction: actions.onLead }]),
            { id: 'note', label: 'Anotar no negócio', icon: 'note', onAction: actions.onNote },
          ]}
        />
      )}
    </Line>
  );
}

function MessageFile({ file }: { file: NonNullable<ChatMessage['file']> }) {
  const { state, url, name, contentType, size, width, height, problem } = file;
  if (state === 'WAITING') return <Spinner label="Baixando o arquivo" />;
  if (!url)
    return (
      <Missing>
        <Icon name="file" size={16} /> {name}: {problem}
      </Missing>
    );
  if (contentType.startsWith('image/') && width !== null && height !== null)
    return (
      <BubblePictures>
        <a href={url} target="_blank" rel="noopener noreferrer">
          <img
            src={`${url}&preview=1`}
            alt={name}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
          />
        </a>
      </BubblePictures>
    );
  return (
    <FileLink href={url} target="_blank" rel="noopener noreferrer">
      <Icon name="file" size={16} />
      <span>{name}</span>
      {size !== null && <small>{formatBytes(size)}</small>}
    </FileLink>
  );
}

const { color, font, radius, space } = tokens;

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
  &[data-own] { flex-direction: row-reverse; }
  > article[data-own] { margin-inline-start: 0; }
  > button { flex: none; opacity: 0.75; }
  > button:hover, > button:focus-visible { opacity: 1; }
`;

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  margin-top: ${space[4]};
  color: ${color.badInk};
  font: ${font[13]};
`;

const Missing = styled.p`
  margin: 0;
  color: ${color.inkSoft};
  font: ${font[13]};
`;

const FileLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  padding: ${space[8]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  overflow-wrap: anywhere;
  small { color: ${color.inkSoft}; white-space: nowrap; }
`;

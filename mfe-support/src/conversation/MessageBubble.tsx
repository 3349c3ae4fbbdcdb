import { formatTime } from '@girassol/shared-domain';
import { Icon, tokens } from '@girassol/shared-ui';
import type { TicketMessage } from '@girassol/support-domain/contract';
import { PICTURE_RETENTION_MONTHS } from '@girassol/support-domain/tickets';
import { styled } from 'styled-components';
import { RichText } from './RichText';

interface MessageBubbleProps {
  message: TicketMessage;
  /** Below the last own message: whether it was read. */
  mark: string | null;
  /** Names instead of those of the authors. */
  names?: MessageNames | undefined;
}

/** Names that a conversation has for its two sides. */
export interface MessageNames {
  own: string;
  support: string;
}

/** Message of a person, with its pictures, author and time. */
export function MessageBubble({ message, mark, names }: MessageBubbleProps) {
  const { isOwn, isInternal, role, author, content, richContent, files, quoted, erasedFiles, timestamp } =
    message;
  const name = isOwn ? (names?.own ?? 'Você') : (names?.support ?? (author || 'Suporte'));
  return (
    <Bubble data-own={isOwn || undefined} data-internal={isInternal || undefined}>
      <BubbleHead>
        <strong>{name}</strong>
        {!isOwn && role === 'assistant' && !names && <span>Suporte</span>}
        {isInternal && <span>Nota interna</span>}
        <time dateTime={new Date(timestamp).toISOString()}>{formatTime(timestamp)}</time>
      </BubbleHead>
      {content !== '' && <RichText text={richContent ?? content} />}
      {quoted !== null && (
        <Quotation>
          <summary>Mostrar citação</summary>
          <p dir="auto">{quoted}</p>
        </Quotation>
      )}
      {files.length > 0 && (
        <BubblePictures>
          {files.map(({ _id, url, name: fileName, width, height }) => (
            <a key={_id} href={url} target="_blank" rel="noopener noreferrer">
              <img
                src={`${url}&preview=1`}
                alt={fileName}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
              />
            </a>
          ))}
        </BubblePictures>
      )}
      {erasedFiles > 0 && (
        <Erased>
          {erasedFiles === 1 ? 'Uma imagem foi apagada' : `${erasedFiles} imagens foram apagadas`}{' '}
          {PICTURE_RETENTION_MONTHS} meses depois do encerramento.
        </Erased>
      )}
      {mark && (
        <BubbleMark>
          <Icon name="check" size={14} /> {mark}
        </BubbleMark>
      )}
    </Bubble>
  );
}

const { color, font, radius, space } = tokens;

/** Box of a message; with `data-own` it stands at the end of the line. */
export const Bubble = styled.article`
  width: fit-content;
  max-width: min(40rem, 88%);
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.card};
  background: ${color.sunken};
  color: ${color.ink};
  font: ${font[14]};
  &[data-own] { margin-inline-start: auto; background: ${color.leafSoft}; }
  &[data-internal] { background: ${color.warnSoft}; }
`;

/** Author and time of a message. */
export const BubbleHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[8]};
  margin-bottom: 2px;
  color: ${color.inkSoft};
  font: ${font[12]};
  strong { color: ${color.ink}; font-weight: 600; }
`;

const Quotation = styled.details`
  margin-top: ${space[8]};
  color: ${color.inkSoft};
  font: ${font[13]};
  summary { width: fit-content; cursor: pointer; }
  p {
    margin: ${space[8]} 0 0;
    padding-inline-start: ${space[12]};
    border-inline-start: 2px solid ${color.line};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** Pictures of a message. */
export const BubblePictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin-top: ${space[8]};
  img {
    display: block;
    width: auto;
    max-width: min(15rem, 100%);
    height: auto;
    max-height: 15rem;
    border-radius: ${radius.control};
    background: ${color.raised};
  }
`;

const Erased = styled.p`
  margin: ${space[4]} 0 0;
  color: ${color.inkSoft};
  font: ${font[12]};
`;

/** State of a message below its text. */
export const BubbleMark = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[4]};
  margin-top: 2px;
  color: ${color.inkSoft};
  font: ${font[12]};
`;

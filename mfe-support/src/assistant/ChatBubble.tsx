import { formatTime } from '@girassol/shared-domain';
import { Button, tokens } from '@girassol/shared-ui';
import type { AssistantMessage } from '@girassol/support-domain/contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RichText } from '../conversation/RichText';
import { ArticleLinks } from '../help/ArticleLinks';

interface ChatBubbleProps {
  message: AssistantMessage;
  /** Offered below an answer that does not help; left out below earlier ones. */
  onCallPerson?: (() => void) | undefined;
}

/** Message of a conversation with the assistant, with its pictures and the articles that an answer comes from. */
export function ChatBubble({ message, onCallPerson }: ChatBubbleProps) {
  const { role, content, richContent, files, citations, offersPerson, timestamp } = message;
  return (
    <Bubble isOwn={role === 'user'} time={formatTime(timestamp)}>
      {content !== '' && <RichText text={richContent ?? content} />}
      {files.map(({ _id, url, name, width, height }) => (
        <a key={_id} href={url} target="_blank" rel="noopener noreferrer">
          <img src={`${url}&preview=1`} alt={name} width={width} height={height} loading="lazy" />
        </a>
      ))}
      {citations.length > 0 && (
        <Sources>
          <span>Leia mais:</span>
          <ArticleLinks articles={citations} />
        </Sources>
      )}
      {offersPerson && onCallPerson && (
        <Button size="sm" icon="user" onClick={onCallPerson}>
          Falar com uma pessoa
        </Button>
      )}
    </Bubble>
  );
}

interface BubbleProps {
  isOwn?: boolean;
  time?: string;
  children: ReactNode;
}

/** Frame of a message in the conversation with the assistant. */
export function Bubble({ isOwn = false, time, children }: BubbleProps) {
  return (
    <Frame data-own={isOwn || undefined}>
      <Head>
        <strong>{isOwn ? 'Você' : 'Zoe'}</strong> {time && <time>{time}</time>}
      </Head>
      {children}
    </Frame>
  );
}

const { color, font, radius, space } = tokens;

const Frame = styled.article`
  display: grid;
  justify-items: start;
  gap: ${space[8]};
  width: fit-content;
  max-width: 92%;
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.card};
  background: ${color.sunken};
  color: ${color.ink};
  font: ${font[14]};
  &[data-own] { margin-inline-start: auto; background: ${color.leafSoft}; }
  img { display: block; width: auto; max-width: min(14rem, 100%); height: auto; max-height: 14rem; border-radius: ${radius.control}; }
`;

const Head = styled.div`
  color: ${color.inkSoft};
  font: ${font[12]};
  strong { color: ${color.ink}; font-weight: 600; }
`;

const Sources = styled.div`
  display: grid;
  gap: ${space[4]};
  width: 100%;
  padding-top: ${space[8]};
  border-top: 1px solid ${color.line};
  color: ${color.inkSoft};
  font: ${font[13]};
`;

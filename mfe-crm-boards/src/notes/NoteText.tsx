import { splitAtMentions } from '@girassol/shared-domain';
import type { Note } from '@girassol/shared-domain/contract';
import { Button, TextLink, tokens } from '@girassol/shared-ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { splitAtLinks } from './split-at-links';

/** Longer texts are folded. */
const FOLDED_LINES = 12;
const FOLDED_CHARACTERS = 900;

interface NoteTextProps {
  text: string;
  mentions: Note['mentions'];
}

/**
 * Text of a note, never interpreted as markup. People whom it mentions have their present names, and web addresses are
 * links. Long texts fold.
 */
export function NoteText({ text, mentions }: NoteTextProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > FOLDED_CHARACTERS || text.split('\n').length > FOLDED_LINES;
  return (
    <div>
      <TextBlock id={id} $isFolded={isLong && !isOpen}>
        {splitAtMentions(text, mentions).map((part, index) =>
          part.mention ? (
            <Mention key={index} title={part.mention.name === part.mention.label ? undefined : part.text}>
              @{part.mention.name}
            </Mention>
          ) : (
            <LinkedText key={index} text={part.text} />
          ),
        )}
      </TextBlock>
      {isLong && (
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Ver menos' : 'Ver tudo'}
        </Button>
      )}
    </div>
  );
}

function LinkedText({ text }: { text: string }) {
  return splitAtLinks(text).map((part, index) =>
    part.href === undefined ? (
      part.text
    ) : (
      <TextLink key={index} href={part.href} target="_blank" rel="noopener noreferrer">
        {part.text}
      </TextLink>
    ),
  );
}

const Mention = styled.strong`
  border-radius: 4px;
  background: ${tokens.color.hover};
  color: ${tokens.color.info};
  font-weight: ${tokens.weight.strong};
`;

const TextBlock = styled.p<{ $isFolded: boolean }>`
  margin: 0;
  font: ${tokens.font[14]};
  color: ${tokens.color.ink};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${({ $isFolded }) =>
    $isFolded &&
    `display: -webkit-box;
     overflow: hidden;
     -webkit-box-orient: vertical;
     -webkit-line-clamp: ${FOLDED_LINES};`}
`;

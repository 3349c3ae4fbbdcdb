import { splitAtMentions } from '@girassol/shared-domain';
import type { Note } from '@girassol/shared-domain/contract';
import { Button, keepFiguresTogether, TextLink, tokens, useElementWidth } from '@girassol/shared-ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
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
export function NoteText(note: NoteTextProps) {
  const isLong = note.text.length > FOLDED_CHARACTERS || note.text.split('\n').length > FOLDED_LINES;
  return isLong ? (
    <FoldedText {...note} />
  ) : (
    <TextBlock>
      <NoteParts {...note} />
    </TextBlock>
  );
}

/** Folds a text to its first lines. A wide screen may have room for all of it: then there is nothing to unfold. */
function FoldedText(note: NoteTextProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [frame, width] = useElementWidth(0);
  const block = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text of another length or width is cut elsewhere
  useLayoutEffect(() => {
    const element = block.current;
    if (element && !isOpen) setIsCut(element.scrollHeight > element.clientHeight);
  }, [note.text, width, isOpen]);
  return (
    <div ref={frame}>
      <TextBlock ref={block} id={id} data-folded={isOpen ? undefined : ''}>
        <NoteParts {...note} />
      </TextBlock>
      {isCut && (
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

function NoteParts({ text, mentions }: NoteTextProps) {
  return splitAtMentions(text, mentions).map((part, index) =>
    part.mention ? (
      <Mention key={index} title={part.mention.name === part.mention.label ? undefined : part.text}>
        @{part.mention.name}
      </Mention>
    ) : (
      <LinkedText key={index} text={part.text} />
    ),
  );
}

function LinkedText({ text }: { text: string }) {
  return splitAtLinks(text).map((part, index) =>
    part.href === undefined ? (
      keepFiguresTogether(part.text)
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

const TextBlock = styled.p`
  margin: 0;
  font: ${tokens.font[14]};
  color: ${tokens.color.ink};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  &[data-folded] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${FOLDED_LINES};
  }
`;

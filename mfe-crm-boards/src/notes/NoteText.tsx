import { Button, tokens } from '@girassol/shared-ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

/** Longer texts are folded. */
const FOLDED_LINES = 12;
const FOLDED_CHARACTERS = 900;

/** Text of a note, never interpreted as markup. Long texts fold. */
export function NoteText({ text }: { text: string }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > FOLDED_CHARACTERS || text.split('\n').length > FOLDED_LINES;
  return (
    <div>
      <TextBlock id={id} $isFolded={isLong && !isOpen}>
        {text}
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

import { tokens } from '@girassol/shared-ui';
import type { CannedAnswer } from '@girassol/support-domain/contract';
import { styled } from 'styled-components';

interface CannedSuggestionsProps {
  listId: string;
  found: readonly CannedAnswer[];
  /** Position of the entry that Enter chooses. */
  active: number;
  isLoading: boolean;
  choose: (answer: CannedAnswer) => void;
  onEdit: () => void;
}

/** Canned answers that match the shortcut that is being typed. Keys stay in the field. */
export function CannedSuggestions({
  listId,
  found,
  active,
  isLoading,
  choose,
  onEdit,
}: CannedSuggestionsProps) {
  return (
    <Surface>
      <div role="listbox" id={listId} aria-label="Respostas prontas">
        {found.map((answer, at) => (
          <div
            key={answer._id}
            id={`${listId}-${answer._id}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            // The field keeps the focus.
            onPointerDown={(event) => {
              event.preventDefault();
              choose(answer);
            }}
          >
            <strong>/{answer.shortcut}</strong> {answer.title}
            <span>{answer.text}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p role="status">
          {isLoading ? 'Carregando as respostas prontas…' : 'Nenhuma resposta pronta com este atalho.'}{' '}
          {!isLoading && (
            <button type="button" onClick={onEdit}>
              Ver todas
            </button>
          )}
        </p>
      )}
    </Surface>
  );
}

const { color, font, radius, shadow, space } = tokens;

const Surface = styled.div`
  position: absolute;
  inset: auto ${space[16]} 100% ${space[16]};
  z-index: 1;
  max-height: 18rem;
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[2]};
  font: ${font[13]};
  [role='listbox'] { padding: ${space[4]}; }
  [role='option'] { padding: ${space[8]}; border-radius: ${radius.control}; color: ${color.ink}; cursor: pointer; }
  [role='option'][aria-selected='true'], [role='option']:hover { background: ${color.hover}; }
  [role='option'] span { display: block; overflow: hidden; color: ${color.inkSoft}; text-overflow: ellipsis; white-space: nowrap; }
  p { margin: 0; padding: ${space[12]}; color: ${color.inkSoft}; }
  button { border: 0; padding: 0; background: none; color: ${color.leaf}; font: inherit; text-decoration: underline; cursor: pointer; }
`;

import { useApiQuery } from '@girassol/shared-auth';
import { toSearchText } from '@girassol/shared-domain';
import { Avatar, tokens, VisuallyHidden } from '@girassol/shared-ui';
import { useFormikContext } from 'formik';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { findMentionQuery, type MentionQuery } from './mention-query';
import type { NoteValues } from './note-values';

/** More would cover the form. */
const MAX_SUGGESTIONS = 6;

interface Person {
  _id: string;
  name: string;
}

/**
 * Frame around the text of a note that offers people while `@` and a name are typed: those who may see the item. Up and
 * down choose, Enter and Tab insert, Escape closes.
 */
export function MentionPicker({ itemId, children }: { itemId: string | null; children: ReactNode }) {
  const { values, setFieldValue } = useFormikContext<NoteValues>();
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const { data } = useApiQuery(
    'GET /notes/mentionable/:saleId',
    { params: { saleId: itemId ?? '' }, silent: true },
    { enabled: itemId !== null && query !== null },
  );
  const people = query ? matchPeople(data?.people ?? [], query.typed) : [];
  const current = people[Math.min(chosen, people.length - 1)];

  const follow = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    setArea(target);
    setQuery(findMentionQuery(target.value, target.selectionStart));
  };
  const insert = ({ _id: userId, name: label }: Person) => {
    if (!query || !area) return;
    const before = `${values.text.slice(0, query.at)}@${label} `;
    void setFieldValue('text', before + values.text.slice(area.selectionStart));
    void setFieldValue('mentions', [...values.mentions, { userId, label }]);
    setQuery(null);
    // The caret would jump to the end of the text.
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(before.length, before.length);
    });
  };
  const chooseByKey = (event: KeyboardEvent) => {
    if (!current || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen((people.indexOf(current) + step + people.length) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') insert(current);
    else if (event.key === 'Escape') setQuery(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Frame onInput={follow} onClick={follow} onKeyDownCapture={chooseByKey} onBlur={() => setQuery(null)}>
      {children}
      {people.length > 0 && (
        <Suggestions id={listId} role="listbox" aria-label="Pessoas que podem ser citadas">
          {people.map((person) => (
            <Suggestion
              key={person._id}
              role="option"
              aria-selected={person === current}
              // The text keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                event.stopPropagation();
                insert(person);
              }}
            >
              <Avatar name={person.name} size={24} isDecorative />
              {person.name}
            </Suggestion>
          ))}
        </Suggestions>
      )}
      <VisuallyHidden role="status">{current ? `Citar ${current.name}: Enter` : ''}</VisuallyHidden>
    </Frame>
  );
}

/** Returns the people of whose name a part begins with what was typed, in their order. */
function matchPeople(people: readonly Person[], typed: string): Person[] {
  const wanted = toSearchText(typed);
  return people
    .filter(({ name }) => ` ${toSearchText(name)}`.includes(` ${wanted}`))
    .slice(0, MAX_SUGGESTIONS);
}

const { color, space } = tokens;

const Frame = styled.div`
  position: relative;
`;

const Suggestions = styled.ul`
  position: absolute;
  z-index: 2;
  inset-inline: 0;
  margin: ${space[4]} 0 0;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.control};
  background: ${color.surface};
  box-shadow: ${tokens.shadow[2]};
  list-style: none;
`;

const Suggestion = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  padding: ${space[8]};
  border-radius: ${tokens.radius.control};
  font: ${tokens.font[14]};
  color: ${color.ink};
  cursor: pointer;
  &[aria-selected='true'], &:hover { background: ${color.hover}; }
`;

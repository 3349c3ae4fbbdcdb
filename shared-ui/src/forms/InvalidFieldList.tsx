import { styled } from 'styled-components';
import { Icon } from '../icons/Icon';
import { tokens } from '../tokens/tokens';
import type { InvalidField } from './form-errors';

/** Invalid field with its name for people; '' if it has none. */
export interface NamedInvalidField extends InvalidField {
  name: string;
  /** The form shows the field, or can reveal it. */
  canFocus: boolean;
}

interface InvalidFieldListProps {
  fields: readonly NamedInvalidField[];
  /** Called with the path of the field whose line was pressed. */
  onChoose: (path: string) => void;
}

/** List of invalid fields. A line leads to its field if the form can show it. */
export function InvalidFieldList({ fields, onChoose }: InvalidFieldListProps) {
  return (
    <List>
      {fields.map(({ path, name, message, canFocus }) => {
        const text = (
          <span>
            {name && <strong>{name}</strong>}
            {message}
          </span>
        );
        return (
          <li key={path}>
            {canFocus ? (
              <Way type="button" onClick={() => onChoose(path)}>
                {text}
                <Icon name="chevron-right" size={16} />
              </Way>
            ) : (
              text
            )}
          </li>
        );
      })}
    </List>
  );
}

const { color, radius, space } = tokens;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li { padding: ${space[4]} 0; border-top: 1px solid ${color.lineSoft}; }
  li:first-child { border-top: 0; }
  li > span { display: block; padding: ${space[4]} 0; }
  strong { display: block; font-weight: 600; color: ${color.ink}; }
`;

const Way = styled.button`
  appearance: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  box-sizing: border-box;
  width: calc(100% + 2 * ${space[8]});
  min-height: 2.75rem;
  margin: 0 calc(-1 * ${space[8]});
  padding: ${space[4]} ${space[8]};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover { background: ${color.hover}; }
  > svg { flex: none; color: ${color.inkFaint}; }
`;

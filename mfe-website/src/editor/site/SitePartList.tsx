import { Icon, type IconName, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { useEditorState, useEditorStore } from '../state/editor-store';

const parts = [
  { part: 'look', label: 'Aparência', icon: 'sun' },
  { part: 'business', label: 'Empresa', icon: 'building' },
  { part: 'search', label: 'Busca', icon: 'search' },
] as const satisfies readonly { part: string; label: string; icon: IconName }[];

/**
 * List of the site-wide parts of the editor: look, business and search. Calls `onChoose` after a part was
 * selected.
 */
export function SitePartList({ onChoose }: { onChoose: () => void }) {
  const store = useEditorStore();
  const selected = useEditorState((state) => state.selected.part);
  return (
    <List aria-label="O site como um todo">
      {parts.map(({ part, label, icon }) => (
        <li key={part}>
          <button
            type="button"
            aria-current={selected === part || undefined}
            onClick={() => {
              store.select({ part });
              onChoose();
            }}
          >
            <Icon name={icon} />
            {label}
          </button>
        </li>
      ))}
    </List>
  );
}

const { color, font, motion, radius, space } = tokens;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[4]};
  padding: ${space[4]};
  button {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${space[4]};
    width: 100%;
    min-height: 3rem;
    padding: ${space[8]} ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.inkSoft};
    font: 500 ${font[12]};
    cursor: pointer;
    transition: background ${motion.in} ${motion.ease};
  }
  button:hover { background: ${color.hover}; }
  [aria-current] { border-color: ${color.leaf}; background: ${color.leafSoft}; color: ${color.leafInk}; }
`;

import { Text, tokens, useCurrentInSight } from '@girassol/shared-ui';
// With the form kit: nearly every section is a form, whose code would otherwise be asked for after that of the page.
import { SearchField } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { styled } from 'styled-components';
import { groupSections } from './group-sections';
import { searchSections } from './search-sections';
import { buildSectionHref, followUnlessModified } from './section-links';
import type { SettingsSection } from './settings-section';

interface SectionNavProps {
  sections: readonly SettingsSection[];
  chosen: SettingsSection;
  onChoose: (id: string) => void;
}

/** Navigation between the sections of the settings: a searchable list in groups, on the left. */
export function SectionNav({ sections, chosen, onChoose }: SectionNavProps) {
  const [text, setText] = useState('');
  const list = useCurrentInSight<HTMLDivElement>(chosen.id);
  const found = searchSections(sections, text);
  return (
    <Nav aria-label="Seções das configurações">
      <SearchField label="Buscar configuração" value={text} onChange={setText} />
      <List ref={list}>
        {found.length === 0 && (
          <Text as="p" size={13} tone="soft">
            Nenhuma seção com “{text}”.
          </Text>
        )}
        {groupSections(found).map((group) => (
          <Group key={group.title}>
            <h2>{group.title}</h2>
            <ul>
              {group.sections.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={buildSectionHref(id)}
                    aria-current={id === chosen.id ? 'page' : undefined}
                    onClick={(event) => followUnlessModified(event, () => onChoose(id))}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </List>
    </Nav>
  );
}

const { color, font, radius, space, weight } = tokens;

const Group = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  h2 {
    margin: 0;
    padding-left: ${space[12]};
    font: ${weight.strong} ${font[12]};
    color: ${color.inkSoft};
  }
`;

/** The search stays above it. */
const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  min-height: 0;
  overflow-y: auto;
`;

const Nav = styled.nav`
  position: sticky;
  top: ${space[16]};
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  /* Below the top bar and the title of the page. */
  max-height: calc(100dvh - 11rem);
  ul { display: flex; flex-direction: column; gap: 2px; margin: 0; padding: 0; list-style: none; }
  a {
    display: block;
    padding: ${space[8]} ${space[12]};
    border-radius: ${radius.control};
    border-left: 3px solid transparent;
    color: ${color.inkSoft};
    text-decoration: none;
  }
  a:hover { background: ${color.hover}; color: ${color.ink}; }
  a[aria-current] {
    border-left-color: ${color.leaf};
    background: ${color.leafSoft};
    color: ${color.leafInk};
    font-weight: ${weight.strong};
  }
`;

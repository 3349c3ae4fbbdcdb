import { Icon, Text, tokens } from '@girassol/shared-ui';
import { SearchField } from '@girassol/shared-ui/fields';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { groupSections } from './group-sections';
import { searchSections } from './search-sections';
import { buildSectionHref, followUnlessModified } from './section-links';
import type { SettingsSection } from './settings-section';

interface SectionListProps {
  sections: readonly SettingsSection[];
  /** Section that was left for the list: its link takes the focus, and is in sight. */
  leftId: string | undefined;
  onChoose: (id: string) => void;
}

/** First page of the settings on a phone: all sections in their groups, each with a few words on what it is about. */
export function SectionList({ sections, leftId, onChoose }: SectionListProps) {
  const [text, setText] = useState('');
  const left = useRef<HTMLAnchorElement>(null);
  useEffect(() => left.current?.focus(), []);
  const found = searchSections(sections, text);
  return (
    <Nav aria-label="Seções das configurações">
      <SearchField label="Buscar configuração" value={text} onChange={setText} />
      {found.length === 0 && (
        <Text as="p" size={13} tone="soft">
          Nenhuma seção com “{text}”.
        </Text>
      )}
      {groupSections(found).map((group) => (
        <section key={group.title}>
          <h2>{group.title}</h2>
          <ul>
            {group.sections.map(({ id, title, summary }) => (
              <li key={id}>
                <a
                  ref={id === leftId ? left : undefined}
                  href={buildSectionHref(id)}
                  onClick={(event) => followUnlessModified(event, () => onChoose(id))}
                >
                  <span>
                    <strong>{title}</strong>
                    {summary && <small>{summary}</small>}
                  </span>
                  <Icon name="chevron-right" size={16} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Nav>
  );
}

const { color, font, radius, space, weight } = tokens;

const Nav = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  padding-bottom: ${space[24]};
  h2 { margin: 0 0 ${space[8]}; font: ${weight.strong} ${font[13]}; color: ${color.inkSoft}; }
  ul {
    margin: 0;
    padding: 0;
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
    list-style: none;
  }
  li + li { border-top: 1px solid ${color.lineSoft}; }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[12]};
    min-height: 3.25rem;
    padding: ${space[8]} ${space[16]};
    color: ${color.inkSoft};
    text-decoration: none;
  }
  a:hover { background: ${color.hover}; }
  a:focus-visible { outline-offset: -2px; }
  strong { display: block; color: ${color.ink}; font: ${weight.medium} ${font[14]}; }
  small { display: block; font: ${font[13]}; }
`;

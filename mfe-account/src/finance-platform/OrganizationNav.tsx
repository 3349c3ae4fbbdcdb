import type { FinanceOrganization } from '@girassol/account-domain/contract';
import { matchesSearchWords } from '@girassol/shared-domain';
import { Icon, Text, tokens } from '@girassol/shared-ui';
import { SearchField } from '@girassol/shared-ui/inputs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { MIN_SEARCHED_ENTRIES } from './FinanceListCard';

interface OrganizationNavProps {
  organizations: readonly FinanceOrganization[];
  chosenId: string;
}

/** Navigation between the organizations of an account: a list on the left, or above its cards on narrow screens. */
export function OrganizationNav({ organizations, chosenId }: OrganizationNavProps) {
  const [text, setText] = useState('');
  const found = organizations.filter(({ name }) => matchesSearchWords(name, text));
  return (
    <Nav aria-label="Organizações">
      {organizations.length >= MIN_SEARCHED_ENTRIES && (
        <SearchField label="Buscar organização" value={text} onChange={setText} />
      )}
      {found.length === 0 && (
        <Text as="p" size={13} tone="soft">
          Nenhuma organização com “{text}”.
        </Text>
      )}
      <ul>
        {found.map(({ _id, name }) => (
          <li key={_id}>
            <Link to={`?organizacao=${_id}`} aria-current={_id === chosenId ? 'page' : undefined}>
              <Icon name="building" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

const { color, radius, screen, space, weight } = tokens;

const Nav = styled.nav`
  position: sticky;
  top: ${space[16]};
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  min-width: 0;
  ul { display: flex; flex-direction: column; gap: 2px; margin: 0; padding: 0; list-style: none; }
  a {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    padding: ${space[8]} ${space[12]};
    border-radius: ${radius.control};
    border-left: 3px solid transparent;
    color: ${color.inkSoft};
    text-decoration: none;
  }
  svg { flex: none; }
  a:hover { background: ${color.hover}; color: ${color.ink}; }
  a[aria-current] {
    border-left-color: ${color.leaf};
    background: ${color.leafSoft};
    color: ${color.leafInk};
    font-weight: ${weight.strong};
  }
  @media ${screen.narrow} {
    position: static;
    ul { gap: ${space[8]}; }
    a { min-height: 2.75rem; box-sizing: border-box; border: 1px solid ${color.line}; }
    a[aria-current] { border-color: ${color.leaf}; }
  }
`;

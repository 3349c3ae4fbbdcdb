import { tokens } from '@girassol/shared-ui';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

const sources = [
  { base: '/kits/escolha/', label: 'Todos os cadastrados' },
  { base: '/kits/fornecedores/', label: 'Só de fornecedores' },
] as const;

/**
 * Links between the two pages that choose a kit for a proposal: one offers all registered kits, the other
 * only kits of suppliers in the account's list.
 */
export function KitSourceLinks() {
  const { pathname } = useLocation();
  const current = sources.find(({ base }) => pathname.startsWith(base));
  if (!current) return null;
  return (
    <Box>
      <nav aria-label="Kits a escolher">
        {sources.map(({ base, label }) => (
          <Link
            key={base}
            to={pathname.replace(current.base, base)}
            aria-current={base === current.base ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <p>
        <strong>Próprio</strong>: kit que a empresa montou e cadastrou. <strong>Fornecedor</strong>: kit
        fechado de um fornecedor da lista da conta.
      </p>
    </Box>
  );
}

const { color, font, radius, space, weight } = tokens;

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  nav { display: flex; padding: 3px; border-radius: ${radius.control}; background: ${color.sunken}; }
  a {
    padding: 6px ${space[12]};
    border-radius: 6px;
    color: ${color.inkSoft};
    font: 500 ${font[13]};
    text-decoration: none;
  }
  a:hover { color: ${color.ink}; }
  a[aria-current] { background: ${color.surface}; color: ${color.ink}; box-shadow: ${tokens.shadow[1]}; }
  p { margin: 0; color: ${color.inkSoft}; font: ${font[13]}; }
  strong { font-weight: ${weight.strong}; }
`;

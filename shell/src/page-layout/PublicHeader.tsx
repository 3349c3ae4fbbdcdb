import { ButtonLink, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { Link } from '../navigation/Link';
import { useShellNavigation } from '../navigation/navigation-context';
import { usePageData } from '../page/page-context';
import { findRoute } from '../routes/decide';
import { Brand } from './Brand';

/** Header for visitors without a session: the brand and the login. */
export function PublicHeader() {
  const { brand } = usePageData().distribution;
  const hasLogin = findRoute(useShellNavigation().routes, '/login') !== undefined;
  return (
    <Bar>
      <Home to="/" aria-label={`${brand.name}, página inicial`}>
        <Brand />
      </Home>
      {hasLogin && (
        <ButtonLink as={Link} to="/login">
          Entrar
        </ButtonLink>
      )}
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 56px;
  padding: 0 ${tokens.space[24]};
  background: ${tokens.color.surface};
  border-bottom: 1px solid ${tokens.color.line};
  @media ${tokens.screen.narrow} { padding: 0 ${tokens.space[16]}; }
`;

const Home = styled(Link)`
  display: inline-flex;
  text-decoration: none;
  border-radius: ${tokens.radius.control};
`;

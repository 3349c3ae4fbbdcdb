import { Icon, IconButton, tokens, useCurrentInSight } from '@girassol/shared-ui';
import { createGlobalStyle, styled } from 'styled-components';
import { askAndLogOut } from '../logout/ask-and-log-out';
import { useMenus } from '../menus/use-menus';
import { useVisitorLocation } from '../navigation/navigation-context';
import { MenuList } from './MenuList';
import { setMenuState, useMenuState } from './menu-state';

/** Menu beside the page on wide screens: with labels, as icons, or hidden behind a thin handle. */
export function SideMenu() {
  const menus = useMenus();
  const state = useMenuState();
  const { path } = useVisitorLocation();
  const list = useCurrentInSight<HTMLElement>(`${path} ${state} ${menus ? 'drawn' : 'waiting'}`);
  if (state === 'hidden') {
    return (
      <Handle
        type="button"
        aria-label="Mostrar menu"
        data-tip="Mostrar menu"
        data-tip-side="right"
        onClick={() => setMenuState('open')}
      >
        <Icon name="chevron-right" size={14} />
      </Handle>
    );
  }
  const isCollapsed = state === 'collapsed';
  return (
    <Side data-state={state}>
      <PageStart $width={isCollapsed ? COLLAPSED_WIDTH : WIDTH} />
      <Nav ref={list} aria-label="Menu principal">
        <MenuList menus={menus} isCollapsed={isCollapsed} />
      </Nav>
      <Foot data-state={state}>
        <LogoutButton isCollapsed={isCollapsed} />
        <IconButton
          icon={isCollapsed ? 'chevron-right' : 'panel-left'}
          size="sm"
          label={isCollapsed ? 'Expandir menu' : 'Recolher menu'}
          data-tip-side="right"
          onClick={() => setMenuState(isCollapsed ? 'open' : 'collapsed')}
        />
        <IconButton
          icon="eye-off"
          size="sm"
          label="Ocultar menu"
          data-tip-side="right"
          onClick={() => setMenuState('hidden')}
        />
      </Foot>
    </Side>
  );
}

/** Button that logs out and goes to the login screen (shell.chrome-008). */
export function LogoutButton({ isCollapsed }: { isCollapsed?: boolean }) {
  return (
    <Exit
      type="button"
      aria-label={isCollapsed ? 'SAIR' : undefined}
      data-tip={isCollapsed ? 'SAIR' : undefined}
      data-tip-side="right"
      onClick={() => void askAndLogOut({ to: '/login' })}
    >
      <Icon name="log-out" size={18} />
      {!isCollapsed && 'SAIR'}
    </Exit>
  );
}

const { color, motion, space } = tokens;

/** px */
const WIDTH = 232;
const COLLAPSED_WIDTH = 64;

/** Says where the page begins beside the menu, for what floats over the page. */
const PageStart = createGlobalStyle<{ $width: number }>`
  :root { --g-page-start: ${({ $width }) => $width}px; }
  @media ${tokens.screen.narrow} { :root { --g-page-start: 0px; } }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  width: ${WIDTH}px;
  height: 100%;
  background: ${color.surface};
  border-right: 1px solid ${color.line};
  &[data-state='collapsed'] { width: ${COLLAPSED_WIDTH}px; }
  @media ${tokens.screen.narrow} { display: none; }
`;

const Nav = styled.nav`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${space[12]} ${space[8]};
  scrollbar-width: thin;
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[8]};
  border-top: 1px solid ${color.lineSoft};
  &[data-state='collapsed'] { flex-direction: column; }
`;

const Exit = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  flex: 1;
  min-height: 36px;
  padding: 0 ${space[12]};
  border: 0;
  border-radius: ${tokens.radius.control};
  background: transparent;
  color: ${color.inkSoft};
  font: 500 ${tokens.font[13]};
  cursor: pointer;
  &:hover { background: ${color.hover}; color: ${color.ink}; }
  @media (pointer: coarse) { min-height: 44px; }
`;

const Handle = styled.button`
  display: grid;
  place-items: center;
  width: 14px;
  height: 100%;
  padding: 0;
  border: 0;
  border-right: 1px solid ${color.line};
  background: ${color.surface};
  color: ${color.inkFaint};
  cursor: pointer;
  transition: background-color ${motion.in} ${motion.ease};
  &:hover { background: ${color.sunken}; color: ${color.ink}; }
  &:focus-visible { outline-offset: -2px; }
  @media ${tokens.screen.narrow} { display: none; }
`;

import { useSettingsRefresh } from '@girassol/shared-auth';
import { Icon, IconButton, lazyPart, tokens, visuallyHiddenStyles } from '@girassol/shared-ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Link } from '../navigation/Link';
import { NotificationBell } from '../notifications/NotificationBell';
import { usePageData } from '../page/page-context';
import { setChatButtonPlace } from '../page-corner/chat-button-place';
import { Brand } from '../page-layout/Brand';
import { getMenuState, setMenuState } from './menu-state';
import { findShortcut } from './shortcuts';
import { UpdateIcon } from './UpdateIcon';
import { UserMenuButton } from './UserMenuButton';

const MenuDrawer = lazyPart(() => import('./MenuDrawer'));
const HelpDialog = lazyPart(() => import('./HelpDialog'));
const SearchDialog = lazyPart(() => import('../search/SearchDialog'), null, { takesTyping: true });

type Opened = 'menu' | 'search' | 'help' | null;

/** Bar with brand, search, connection and version status, and the user menu. */
export function TopBar() {
  const { distribution, registry } = usePageData();
  const { brand } = distribution;
  const hasChat = registry.remotes.some(({ slots }) => slots.some(({ slot }) => slot === 'page.corner/v1'));
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  useSettingsRefresh();

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const action = findShortcut(event);
      if (!action) return;
      event.preventDefault();
      if (action === 'toggle-menu') setMenuState(getMenuState() === 'open' ? 'collapsed' : 'open');
      else setOpened(action);
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <Bar>
      <MenuOpener>
        <IconButton icon="menu" label="Abrir menu" aria-haspopup="dialog" onClick={() => setOpened('menu')} />
      </MenuOpener>
      <Home to="/inicio" aria-label={`${brand.name}, início`}>
        <Brand />
      </Home>
      <Search
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpened('search')}
      >
        <Icon name="search" />
        <span>Buscar</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </Search>
      <Tools>
        <ChatButtonPlace ref={setChatButtonPlace} data-reserved={hasChat ? '' : undefined} />
        <UpdateIcon />
        <NotificationBell />
        <UserMenuButton onHelp={() => setOpened('help')} />
      </Tools>
      {opened === 'menu' && <MenuDrawer isOpen onClose={close} />}
      {opened === 'search' && <SearchDialog onClose={close} onHelp={() => setOpened('help')} />}
      {opened === 'help' && <HelpDialog onClose={close} />}
    </Bar>
  );
}

const { color, radius, screen, space } = tokens;

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[16]};
  height: 56px;
  padding: 0 ${space[16]} 0 20px;
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};
  @media ${screen.narrow} { gap: ${space[8]}; padding: 0 ${space[8]}; }
  @media ${screen.phone} { gap: ${space[4]}; }
`;

const MenuOpener = styled.div`
  display: none;
  @media ${screen.narrow} { display: block; }
`;

const Home = styled(Link)`
  display: inline-flex;
  min-width: 0;
  text-decoration: none;
  /* Without room for it, the name gives way to the buttons. */
  > span { flex-wrap: wrap; height: 24px; overflow: hidden; }
  border-radius: ${radius.control};
`;

const Search = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  width: min(420px, 40vw);
  height: 36px;
  margin: 0 auto;
  padding: 0 ${space[8]} 0 ${space[12]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.inkFaint};
  font: ${tokens.font[14]};
  cursor: pointer;
  &:hover { border-color: ${color.lineStrong}; color: ${color.inkSoft}; }
  > span { flex: 1; text-align: left; }
  > kbd { font: 500 ${tokens.font[12]}; padding: 1px 6px; border-radius: 4px; background: ${color.surface}; border: 1px solid ${color.line}; }
  @media ${screen.tight} { width: min(300px, 32vw); }
  @media ${screen.narrow} {
    flex: none;
    width: 44px;
    height: 44px;
    margin: 0 0 0 auto;
    justify-content: center;
    padding: 0;
    border-color: transparent;
    background: transparent;
    > span { ${visuallyHiddenStyles} }
    > kbd { display: none; }
  }
`;

const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[4]};
`;

/* The button of the chat comes later than the bar: nothing moves for it. */
const ChatButtonPlace = styled.span`
  &[data-reserved] {
    flex: none;
    min-width: 36px;
    @media (pointer: coarse) { min-width: 44px; }
  }
`;

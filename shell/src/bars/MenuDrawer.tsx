import { tokens } from '@girassol/shared-ui';
import { Drawer } from '@girassol/shared-ui/overlays';
import { styled } from 'styled-components';
import { useMenus } from '../menus/use-menus';
import { Brand } from '../page-layout/Brand';
import { MenuList } from './MenuList';
import { LogoutButton } from './SideMenu';

/** Menu on narrow screens (shell.chrome-005). */
export default function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const menus = useMenus();
  return (
    <Drawer label="Menu principal" isOpen={isOpen} onClose={onClose}>
      <Body>
        <Head>
          <Brand />
        </Head>
        <nav aria-label="Menu principal">
          <MenuList menus={menus} onFollow={onClose} />
        </nav>
        <LogoutButton />
      </Body>
    </Drawer>
  );
}

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[16]};
  padding: ${tokens.space[8]};
  > nav { flex: 1; }
`;

const Head = styled.div`
  padding: ${tokens.space[8]} ${tokens.space[12]};
`;

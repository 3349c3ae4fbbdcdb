import { BrandName, tokens } from '@girassol/shared-ui';
import { Drawer } from '@girassol/shared-ui/overlays';
import { styled } from 'styled-components';
import { usePage } from '../start/page-context';
import { MenuList } from './MenuList';
import { SignOut } from './SideMenu';
import { useMenus } from './use-menus';

/** The menu on narrow screens (shell.chrome-005). */
export default function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const menus = useMenus();
  const { brand } = usePage().distribution;
  return (
    <Drawer label="Menu principal" isOpen={isOpen} onClose={onClose}>
      <Body>
        <Head>
          <BrandName size={24} name={brand.name} />
        </Head>
        <nav aria-label="Menu principal">
          <MenuList menus={menus} onFollow={onClose} />
        </nav>
        <SignOut />
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

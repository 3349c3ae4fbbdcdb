import { useSession } from '@girassol/shared-auth';
import { Avatar, Button, lazyPart, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { getUserRoleLabel } from './profile-label';

const loadMenu = () => import('./UserMenu');
const PersonMenu = lazyPart(loadMenu);

/** Button that opens the user menu, whose code is fetched when the button is pointed at or focused. */
export function UserMenuButton({ onHelp }: { onHelp: () => void }) {
  const session = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!session) return null;

  const { name } = session.personalData;
  const fetchAhead = () => void loadMenu().catch(() => undefined);
  return (
    <>
      <Opener
        variant="ghost"
        aria-label={`${name}, ${getUserRoleLabel(session)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={name} size={28} isDecorative />
      </Opener>
      {anchor && <PersonMenu anchor={anchor} onClose={() => setAnchor(null)} onHelp={onHelp} />}
    </>
  );
}

const Opener = styled(Button)`
  @media ${tokens.screen.narrow} { padding-inline: ${tokens.space[8]}; }
`;

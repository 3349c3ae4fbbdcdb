import { logout, useSession } from '@girassol/shared-auth';
import { fillPath } from '@girassol/shared-domain';
import { type ThemePreference, useTheme } from '@girassol/shared-ui';
import { AnchoredMenu, type MenuItem } from '@girassol/shared-ui/overlays';
import { usePlaces } from '../navigation/places-context';
import { findRoute } from '../routes/decide';
import { profileLabel } from './profile-label';

interface PersonMenuProps {
  anchor: HTMLElement;
  onClose: () => void;
  onHelp: () => void;
}

const themes: { id: ThemePreference; label: string; icon: 'sun' | 'moon' | 'monitor' }[] = [
  { id: 'light', label: 'Tema claro', icon: 'sun' },
  { id: 'dark', label: 'Tema escuro', icon: 'moon' },
  { id: 'system', label: 'Tema do sistema', icon: 'monitor' },
];

/** Who is logged in, the theme, help, and the way out to / (shell.chrome-009, shell.chrome-013). */
export default function PersonMenu({ anchor, onClose, onHelp }: PersonMenuProps) {
  const session = useSession();
  const { preference, setPreference } = useTheme();
  const { routes, navigate } = usePlaces();
  if (!session) return null;

  const account = fillPath('/conta/info/:uid', { uid: session.userId });
  const accountItems: MenuItem[] = findRoute(routes, account)
    ? [{ id: 'account', label: 'Dados da conta', icon: 'user', onAction: () => navigate(account) }]
    : [];
  return (
    <AnchoredMenu
      label="Sua conta"
      anchor={anchor}
      onClose={onClose}
      placement="bottom end"
      items={[
        {
          id: 'person',
          label: `${session.personalData.name} · ${profileLabel(session)}`,
          items: [
            ...accountItems,
            { id: 'help', label: 'Atalhos do teclado', icon: 'circle-help', onAction: onHelp },
          ],
        },
        {
          id: 'theme',
          label: 'Aparência',
          items: themes.map(({ id, label, icon }) => ({
            id,
            label,
            icon,
            isSelected: preference === id,
            onAction: () => setPreference(id),
          })),
        },
        {
          id: 'leave',
          items: [{ id: 'sign-out', label: 'Sair', icon: 'log-out', onAction: () => logout({ to: '/' }) }],
        },
      ]}
    />
  );
}

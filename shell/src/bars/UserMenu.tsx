import { useOfflineCopies, useSession } from '@girassol/shared-auth';
import { fillPathPattern } from '@girassol/shared-domain';
import { useTheme } from '@girassol/shared-ui';
import { AnchoredMenu, type MenuItem } from '@girassol/shared-ui/overlays';
import { useInstallItems } from '../installation/use-install-items';
import { askAndLogOut } from '../logout/ask-and-log-out';
import { getSecurityPath } from '../menus/security-path';
import { themeOptions } from '../menus/theme-options';
import { useShellNavigation } from '../navigation/navigation-context';
import { findRoute } from '../routes/decide';
import { getUserRoleLabel } from './profile-label';

interface PersonMenuProps {
  anchor: HTMLElement;
  onClose: () => void;
  onHelp: () => void;
}

/** User menu: the logged-in user, the theme, help, and the logout to / (shell.chrome-009, shell.chrome-013). */
export default function UserMenu({ anchor, onClose, onHelp }: PersonMenuProps) {
  const session = useSession();
  const { preference, setPreference } = useTheme();
  const { routes, navigate } = useShellNavigation();
  const installItems = useInstallItems();
  const hasCopies = useOfflineCopies().length > 0;
  if (!session) return null;

  const account = fillPathPattern('/conta/info/:uid', { uid: session.userId });
  const accountItems: MenuItem[] = findRoute(routes, account)
    ? [{ id: 'account', label: 'Dados da conta', icon: 'user', onAction: () => navigate(account) }]
    : [];
  const security = getSecurityPath(session);
  const securityItems: MenuItem[] = findRoute(routes, security.split('?')[0] ?? '')
    ? [{ id: 'security', label: 'Senha e segurança', icon: 'key', onAction: () => navigate(security) }]
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
          label: `${session.personalData.name} · ${getUserRoleLabel(session)}`,
          items: [
            ...accountItems,
            ...securityItems,
            { id: 'help', label: 'Atalhos do teclado', icon: 'circle-help', onAction: onHelp },
            ...installItems,
            ...(hasCopies
              ? [
                  {
                    id: 'taken-along',
                    label: 'Levado para a obra',
                    icon: 'hard-hat' as const,
                    onAction: () => navigate('/esperando-sinal'),
                  },
                ]
              : []),
          ],
        },
        {
          id: 'theme',
          label: 'Aparência',
          items: themeOptions.map(({ id, label, icon }) => ({
            id,
            label,
            icon,
            isSelected: preference === id,
            onAction: () => setPreference(id),
          })),
        },
        {
          id: 'leave',
          items: [
            {
              id: 'sign-out',
              label: 'Sair',
              icon: 'log-out',
              onAction: () => void askAndLogOut({ to: '/' }),
            },
          ],
        },
      ]}
    />
  );
}

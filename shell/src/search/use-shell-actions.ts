import { useSession } from '@girassol/shared-auth';
import { matchesSearchWords } from '@girassol/shared-domain';
import { useTheme } from '@girassol/shared-ui';
import { getSecurityPath } from '../menus/security-path';
import { themeOptions } from '../menus/theme-options';
import { useShellNavigation } from '../navigation/navigation-context';
import { findRoute } from '../routes/decide';
import type { SearchResult } from './results';

/** Purposes of the page of the password, in the words that people type. */
const SECURITY_WORDS = 'Trocar ou mudar a senha, verificação em duas etapas';

/** Returns the actions of the shell that match a search text: the password, themes and help; none for an empty text. */
export function useShellActions(search: string, onHelp: () => void): SearchResult[] {
  const { setPreference } = useTheme();
  const { routes } = useShellNavigation();
  const session = useSession();
  if (search === '' || !session) return [];
  const securityPath = getSecurityPath(session);
  const themes = themeOptions.map(({ id, label, icon }) => ({
    key: `action-theme-${id}`,
    title: label,
    detail: 'Aparência',
    icon,
    to: () => setPreference(id),
  }));
  const help: SearchResult = {
    key: 'action-help',
    title: 'Atalhos do teclado',
    detail: 'Ajuda',
    icon: 'circle-help',
    to: onHelp,
  };
  const security: SearchResult[] = findRoute(routes, securityPath.split('?')[0] ?? '')
    ? [
        {
          key: 'action-security',
          title: 'Senha e segurança',
          detail: SECURITY_WORDS,
          icon: 'key',
          to: securityPath,
        },
      ]
    : [];
  return [...security, ...themes, help].filter(({ title, detail }) =>
    matchesSearchWords(`${title} ${detail}`, search),
  );
}

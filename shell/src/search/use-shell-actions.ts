import { matchesSearchWords } from '@girassol/shared-domain';
import { useTheme } from '@girassol/shared-ui';
import { themeOptions } from '../menus/theme-options';
import type { SearchResult } from './results';

/** Returns the actions of the shell that match a search text: themes and help; none for an empty text. */
export function useShellActions(search: string, onHelp: () => void): SearchResult[] {
  const { setPreference } = useTheme();
  if (search === '') return [];
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
  return [...themes, help].filter(({ title, detail }) => matchesSearchWords(`${title} ${detail}`, search));
}

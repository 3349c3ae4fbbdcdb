import type { ThemePreference } from '@girassol/shared-ui';

/** Themes that a person may choose, with label and icon. */
export const themeOptions: readonly {
  id: ThemePreference;
  label: string;
  icon: 'sun' | 'moon' | 'monitor';
}[] = [
  { id: 'light', label: 'Tema claro', icon: 'sun' },
  { id: 'dark', label: 'Tema escuro', icon: 'moon' },
  { id: 'system', label: 'Tema do sistema', icon: 'monitor' },
];

import type { SlotContext } from '@girassol/federation/remote';
import type { ComponentType } from 'react';

/** Props that a section of the settings page receives. */
export type SettingsSectionProps = SlotContext<'settings.section/v1'>;

/** Section of the settings page. */
export interface SettingsSection {
  /** In the address: `?secao=motivos-perda`. */
  id: string;
  title: string;
  /** A few words below the title where the sections are a list of their own: on a phone. */
  summary?: string | undefined;
  /** Extra words by which the search finds the section. */
  keywords?: string | undefined;
  /** About the person who reads it: opens by its address without the right to change settings. */
  isPersonal?: true | undefined;
  order: number;
  Component: ComponentType<SettingsSectionProps>;
}

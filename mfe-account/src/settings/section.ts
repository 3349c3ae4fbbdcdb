import type { SlotContext } from '@girassol/federation/remote';
import type { ComponentType } from 'react';

/** What a section of the settings receives. */
export type SectionProps = SlotContext<'settings.section/v1'>;

/** A section of the settings page. */
export interface Section {
  /** In the address: `?secao=motivos-perda`. */
  id: string;
  title: string;
  /** What else it is looked for by. */
  words?: string | undefined;
  order: number;
  Component: ComponentType<SectionProps>;
}

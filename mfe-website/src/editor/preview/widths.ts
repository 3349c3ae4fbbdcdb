import type { IconName } from '@girassol/shared-ui';

/** The windows a page is looked at through. */
export const previewWidths = [
  { id: 'phone', label: 'Celular', icon: 'smartphone', width: 390 },
  { id: 'tablet', label: 'Tablet', icon: 'tablet', width: 1024 },
  { id: 'desktop', label: 'Computador', icon: 'monitor', width: 1440 },
] as const satisfies readonly { id: string; label: string; icon: IconName; width: number }[];

export type PreviewWidth = (typeof previewWidths)[number];

import type { IconName } from '@girassol/shared-ui';

/** Window widths in which the page can be previewed. */
export const previewWidths = [
  { id: 'phone', label: 'Celular', icon: 'smartphone', width: 390 },
  { id: 'tablet', label: 'Tablet', icon: 'tablet', width: 1024 },
  { id: 'desktop', label: 'Computador', icon: 'monitor', width: 1440 },
] as const satisfies readonly { id: string; label: string; icon: IconName; width: number }[];

export type PreviewWidth = (typeof previewWidths)[number];

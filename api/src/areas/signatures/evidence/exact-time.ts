import { formatDateTime } from '@girassol/shared-domain';

/** With its seconds: the order of what happens within a minute counts. */
export const exactTime = (at: Date): string =>
  `${formatDateTime(at.getTime())}:${String(at.getUTCSeconds()).padStart(2, '0')}`;

import { formatDateTime } from '@girassol/shared-domain';

/** Formats a time with seconds, because the order of events within a minute matters. */
export const formatExactTime = (at: Date): string =>
  `${formatDateTime(at.getTime())}:${String(at.getUTCSeconds()).padStart(2, '0')}`;

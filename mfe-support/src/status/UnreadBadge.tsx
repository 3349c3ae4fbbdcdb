import { Badge } from '@girassol/shared-ui';

/** Badge with the number of messages of a ticket that were not read; nothing for none. */
export const UnreadBadge = ({ count }: { count: number }) =>
  count > 0 && <Badge tone="leaf">{count === 1 ? '1 nova' : `${count} novas`}</Badge>;

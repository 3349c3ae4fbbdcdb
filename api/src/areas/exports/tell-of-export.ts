import type { Row, Tx } from '../../platform/database';
import { onlyTo } from '../../platform/events/audience';
import { publish } from '../../platform/events/publish';

/** Tells whoever asked for an export that it came further, or ended. */
export const tellOfExport = (
  tx: Tx,
  { account_id: accountId, id, user_id }: Pick<Row<'exports'>, 'account_id' | 'id' | 'user_id'>,
): Promise<void> =>
  publish(tx, { accountId, clientId: null }, { kind: 'export-changed', export: id }, onlyTo(user_id));

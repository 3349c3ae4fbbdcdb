import type { Row, Tx } from '@girassol/api-platform/database';
import { createUserAudience } from '@girassol/api-platform/events/audience';
import { publishEvent } from '@girassol/api-platform/events/publish-event';

/**
 * Publishes a change of the progress or state of an export to the browsers of the user who requested the
 * export.
 */
export const publishExportChanged = (
  tx: Tx,
  { account_id: accountId, id, user_id }: Pick<Row<'exports'>, 'account_id' | 'id' | 'user_id'>,
): Promise<void> =>
  publishEvent(
    tx,
    { accountId, clientId: null },
    { kind: 'export-changed', export: id },
    createUserAudience(user_id),
  );

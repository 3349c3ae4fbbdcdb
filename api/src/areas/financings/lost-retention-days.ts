import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Tx } from '@girassol/api-platform/database';

/**
 * Loads the number of days for which the account retains documents and personal data of a lost financing (LGPD, art.
 * 16).
 */
export const loadLostFinancingRetentionDays = async (tx: Tx, accountId: string): Promise<number> =>
  (await loadSettingsDocument(tx, accountId)).financingKeepLostDays;

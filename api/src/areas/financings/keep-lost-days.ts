import type { Tx } from '../../platform/database';
import { readSettingsDocument } from '../settings/read-settings';

/** Days for which the account keeps papers and personal data of a financing that came to nothing (LGPD, art. 16). */
export const keepLostDays = async (tx: Tx, accountId: string): Promise<number> =>
  (await readSettingsDocument(tx, accountId)).financingKeepLostDays;

import { VISIT_STORAGE_KEY } from '@girassol/shared-domain';

/**
 * Returns the storage for what somebody has typed and not saved: that of the browser; in a visit of the administration to an
 * account that of the tab, so that nothing of the account stays behind. Throws where storage is forbidden.
 */
export const getDraftStorage = (): Storage =>
  sessionStorage.getItem(VISIT_STORAGE_KEY) === null ? localStorage : sessionStorage;

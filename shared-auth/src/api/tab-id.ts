import { createId } from '../new-id';

/**
 * Id of this browser tab. Every API call sends the id; account events caused by a call of this tab have the
 * id as `by`.
 */
export const tabId = createId();

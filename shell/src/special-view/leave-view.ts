import { createRegistryHttpClient } from '@girassol/federation/operations';
import { showSnackbar } from '@girassol/shared-ui';
import { reloadPageFromServer } from '../page/reload-page-from-server';

/** Creates a registry client without a login, since a special view may be left by anyone. */
const createPublicRegistryClient = () => createRegistryHttpClient({ origin: '', token: undefined });

/** Ends the version overrides of this browser and reloads the page with the live version of every area. */
export const leaveOverride = (): Promise<void> => leave(() => createPublicRegistryClient().leaveOverride());

/**
 * Ends the distribution preview of this browser and reloads the page with the live distribution of the host.
 */
export const leavePreview = (): Promise<void> => leave(() => createPublicRegistryClient().leavePreview());

async function leave(work: () => Promise<object>): Promise<void> {
  try {
    await work();
    reloadPageFromServer();
  } catch {
    showSnackbar({ text: 'O servidor não respondeu. Tente novamente em instantes.' });
  }
}

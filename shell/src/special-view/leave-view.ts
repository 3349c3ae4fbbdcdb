import { registryClient } from '@girassol/federation/operations';
import { showSnackbar } from '@girassol/shared-ui';
import { loadDocument } from '../page/load-document';

/** Whoever is in a special view may leave it, signed in or not. */
const registry = () => registryClient({ origin: '', token: undefined });

/** This browser gets the live version of every area again. */
export const leaveOverride = (): Promise<void> => leave(() => registry().leaveOverride());

/** This browser sees the live distribution of its host again. */
export const leavePreview = (): Promise<void> => leave(() => registry().leavePreview());

async function leave(work: () => Promise<object>): Promise<void> {
  try {
    await work();
    loadDocument();
  } catch {
    showSnackbar({ text: 'O servidor não respondeu. Tente novamente em instantes.' });
  }
}

import { ApiError } from '@girassol/shared-auth';
import { showErrorDialog } from '@girassol/shared-ui';

/**
 * Runs a silent call of a field that saves by itself, and returns its result or null. A server that fails is not told
 * (shell.errors-012): the field keeps what it showed. A refusal, and a connection that is not there, are told: the person can do
 * something about both.
 */
export async function attemptSilently<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status < 500)
      await showErrorDialog({ title: error.title ?? 'ERRO', text: error.message, closeLabel: 'Fechar' });
    return null;
  }
}

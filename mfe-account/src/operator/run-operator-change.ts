import { ApiError } from '@girassol/shared-auth';
import { showSnackbar } from '@girassol/shared-ui';

/** Makes a change and shows the snackbar `done`. Returns why it was refused, and null where it was made. */
export async function runOperatorChange(work: () => Promise<unknown>, done: string): Promise<string | null> {
  try {
    await work();
    showSnackbar({ text: done });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.message;
  }
}

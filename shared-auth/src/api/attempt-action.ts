import { ApiError } from './api-error';

/**
 * Runs a user's action and returns its result, or null when an API call fails with `ApiError`, since a dialog
 * has already shown that error. Rethrows all other errors.
 */
export async function attemptAction<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

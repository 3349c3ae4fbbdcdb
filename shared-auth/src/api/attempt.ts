import { ApiError } from './api-error';

/** Does what a person asked for; a refusal has shown its dialog, and answers null. */
export async function attempt<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

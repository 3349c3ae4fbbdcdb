import { ApiError } from '@girassol/shared-auth';

/** Returns the reason of a failed call for people. Throws any error that is not of the API. */
export function describeProblem(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  throw error;
}

/** Returns true for the refusal of a price that has changed since the screen showed it. */
export const isPriceRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 409 &&
  error.fields?.some(({ path }) => path === 'frontPrice') === true;

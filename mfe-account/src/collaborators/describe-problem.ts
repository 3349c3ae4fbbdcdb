import { ApiError } from '@girassol/shared-auth';

/** Describes why a call was refused, for the person who made it. */
export const describeProblem = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Algo deu errado, por favor tente novamente.';

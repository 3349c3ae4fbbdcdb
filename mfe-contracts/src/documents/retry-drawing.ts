import { ApiError } from '@girassol/shared-auth';

/** Time between attempts, and how many: as long as the installation of a converter takes on a slow machine. */
const RETRY_MS = 10_000;
const MAX_RETRIES = 18;

/**
 * Retries of a query that draws pages: only while the server is busy or prepares its converter (503), every ten seconds,
 * for three minutes.
 */
export const drawingRetries = {
  retry: (failures: number, error: unknown) =>
    failures < MAX_RETRIES && error instanceof ApiError && error.status === 503,
  retryDelay: RETRY_MS,
};

/** Returns the message of a failed drawing of pages. */
export const getDrawingFailure = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'A conexão falhou.';

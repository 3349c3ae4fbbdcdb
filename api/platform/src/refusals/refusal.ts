import type { ErrorResponse } from '@girassol/shared-domain/contract';

type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 411 | 413 | 415 | 422 | 429 | 503;

interface RefusalDetails
  extends Pick<
    ErrorResponse,
    'title' | 'fields' | 'shouldLogout' | 'loginChallenge' | 'code' | 'needsFactor' | 'current'
  > {
  /** Seconds after which another try makes sense (Retry-After). */
  retryAfter?: number;
}

/**
 * Error with a message for the caller, who can act on it. A use case throws it anywhere; the transaction is
 * rolled back, and the server answers with the refusal's status and message.
 */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: RefusalStatus,
    message: string,
    readonly details: RefusalDetails = {},
  ) {
    super(message);
  }
}

/**
 * Creates the refusal (404) for a record that is missing or belongs to another account; the message does not
 * tell which.
 */
export const notFound = (what = 'Registro não encontrado.') => new Refusal(404, what);

/**
 * Creates the refusal (403) for a caller without the necessary right. The message never contains "Acesso
 * proibido", because the client logs out on this text (shell.session-008).
 */
export const notAllowed = (what = 'Você não tem permissão para fazer isto.') => new Refusal(403, what);

/** Creates the refusal (401) for a missing, unknown or expired token. */
export const sessionExpired = () =>
  new Refusal(401, 'Sua sessão expirou. Por favor, entre novamente.', { shouldLogout: true });

/**
 * Creates the refusal (400) for an invalid field of a form, with a message for the person who filled the
 * form.
 */
export const invalidField = (path: string, message: string) =>
  new Refusal(400, message, { fields: [{ path, message }] });

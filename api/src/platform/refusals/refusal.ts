import type { ErrorAnswer } from '@girassol/shared-domain/contract';

type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 411 | 413 | 415 | 422 | 429 | 503;

interface RefusalDetails extends Pick<ErrorAnswer, 'title' | 'fields' | 'shouldLogout'> {
  /** Seconds after which another try makes sense (Retry-After). */
  retryAfter?: number;
}

/** An answer the caller can act on: thrown anywhere in a use case, it ends the transaction without a trace. */
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

/** What is absent and what belongs to another account get this same answer. */
export const notFound = (what = 'Registro não encontrado.') => new Refusal(404, what);

/** The session lacks a right. Never says "Acesso proibido": the client logs out on those words (shell.session-008). */
export const notAllowed = (what = 'Você não tem permissão para fazer isto.') => new Refusal(403, what);

/** The token is missing, unknown or expired. */
export const sessionOver = () =>
  new Refusal(401, 'Sua sessão expirou. Por favor, entre novamente.', { shouldLogout: true });

/** One field of the form cannot be taken as it is. */
export const wrongField = (path: string, message: string) =>
  new Refusal(400, message, { fields: [{ path, message }] });

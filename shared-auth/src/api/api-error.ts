import type { ErrorResponse } from '@girassol/shared-domain/contract';

/** Portuguese messages for API errors without a message of the server. */
export const errorMessages = {
  unknown: 'Algo deu errado, por favor tente novamente.',
  unreachable: 'Ocorreu um erro indeterminado. Por favor, tente novamente.',
  forbidden: 'Acesso proibido',
} as const;

/**
 * Error of a call that was refused, or that never reached the server (`status` 0). `message` is Portuguese, ready to be
 * shown.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly title: string | undefined;
  /** Errors of the sent body by field. */
  readonly fields: ErrorResponse['fields'];
  /** Names a login with the right password that waits for a code (`finishLogin`). */
  readonly loginChallenge: string | undefined;
  /** Present state of the record, where a write that waited was made on another version of it. */
  readonly current: ErrorResponse['current'];
  /** Names the call in the server's log. */
  readonly requestId: string;

  constructor(details: {
    status: number;
    message: string;
    title?: string | undefined;
    fields?: ErrorResponse['fields'];
    loginChallenge?: string | undefined;
    current?: ErrorResponse['current'];
    requestId: string;
  }) {
    super(details.message);
    this.status = details.status;
    this.title = details.title;
    this.fields = details.fields;
    this.loginChallenge = details.loginChallenge;
    this.current = details.current;
    this.requestId = details.requestId;
  }

  /** Worth another try without a change: the network or the server failed, not the request. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

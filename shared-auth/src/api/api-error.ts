import type { ErrorAnswer } from '@girassol/shared-domain/contract';

export const messages = {
  unknown: 'Algo deu errado, por favor tente novamente.',
  unreachable: 'Ocorreu um erro indeterminado. Por favor, tente novamente.',
  forbidden: 'Acesso proibido',
} as const;

/** A call that was refused, or that never reached the server (`status` 0). `message` is Portuguese, ready to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly title: string | undefined;
  /** What was wrong in the sent body, field by field. */
  readonly fields: ErrorAnswer['fields'];
  /** Names the call in the server's log. */
  readonly requestId: string;

  constructor(details: {
    status: number;
    message: string;
    title?: string | undefined;
    fields?: ErrorAnswer['fields'];
    requestId: string;
  }) {
    super(details.message);
    this.status = details.status;
    this.title = details.title;
    this.fields = details.fields;
    this.requestId = details.requestId;
  }

  /** Worth another try without a change: the network or the server failed, not the request. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

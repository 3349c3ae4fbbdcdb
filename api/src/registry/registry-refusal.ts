import type { Finding } from '@girassol/federation/registry';

export type RegistryCode = `GF-${5 | 6}${string}`;

/** An answer of the registry that a team or an operator can act on. Codes have a row in `docs/errors.md`. */
export class RegistryRefusal extends Error {
  override name = 'RegistryRefusal';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503,
    readonly code: RegistryCode,
    message: string,
    readonly findings?: Finding[],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A remote, or one version of it, that was never published here. */
export const notPublished = (remote: string, version: string | null = null): RegistryRefusal =>
  new RegistryRefusal(
    404,
    'GF-521',
    version === null
      ? `${remote} não tem nenhuma versão publicada.`
      : `${remote} não tem a versão ${version} publicada.`,
  );

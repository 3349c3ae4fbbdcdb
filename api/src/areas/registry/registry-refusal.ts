import type { GateFinding } from '@girassol/federation/registry';

/** Code of a refusal by the registry of releases, from the ranges GF-5… and GF-6…. */
export type RegistryRefusalCode = `GF-${5 | 6}${string}`;

/** Message of a refusal, in Portuguese for users of the product and in English for the command line. */
export interface RefusalMessages {
  pt: string;
  en: string;
}

/**
 * Error with which the registry of releases refuses a request: an HTTP status, a code and a message. Each
 * code has a row in `docs/errors.md`.
 */
export class RegistryRefusal extends Error {
  override name = 'RegistryRefusal';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503,
    readonly code: RegistryRefusalCode,
    readonly words: RefusalMessages,
    readonly findings?: GateFinding[],
    options?: ErrorOptions,
  ) {
    super(words.pt, options);
  }
}

/** Builds the refusal GF-521 for a remote, or a version of it, that was never published. */
export const buildNotPublishedRefusal = (remote: string, version: string | null = null): RegistryRefusal =>
  new RegistryRefusal(
    404,
    'GF-521',
    version === null
      ? { pt: `${remote} não tem nenhuma versão publicada.`, en: `${remote} has no published version.` }
      : {
          pt: `${remote} não tem a versão ${version} publicada.`,
          en: `${remote} ${version} is not published.`,
        },
  );

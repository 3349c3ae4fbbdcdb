import type { Finding } from '@girassol/federation/registry';

export type RegistryCode = `GF-${5 | 6}${string}`;

/** What a refusal says: Portuguese to whoever stands in front of the product, English to the command. */
export interface Words {
  pt: string;
  en: string;
}

/** An answer of the registry that a team or an operator can act on. Codes have a row in `docs/errors.md`. */
export class RegistryRefusal extends Error {
  override name = 'RegistryRefusal';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503,
    readonly code: RegistryCode,
    readonly words: Words,
    readonly findings?: Finding[],
    options?: ErrorOptions,
  ) {
    super(words.pt, options);
  }
}

/** A remote, or one version of it, that was never published here. */
export const notPublished = (remote: string, version: string | null = null): RegistryRefusal =>
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

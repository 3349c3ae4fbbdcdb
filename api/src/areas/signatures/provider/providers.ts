import { PermanentJobError } from '@girassol/api-platform/jobs';
import type { ExternalSignatureProvider, SignatureProvider } from './signature-provider';

/** Signature providers of this installation. */
export interface SignatureProviders {
  /** The one that new documents go to. */
  current: SignatureProvider;
  /** Documents stay with the one that they began with. */
  all: readonly SignatureProvider[];
}

/**
 * Finds a signature provider by name. Returns undefined if this process has no configuration for the
 * provider.
 */
export const findProvider = ({ all }: SignatureProviders, name: string): SignatureProvider | undefined =>
  all.find((provider) => provider.name === name);

/**
 * Returns name and label of a signature provider for the API. For a provider that is no longer configured,
 * the label is the name.
 */
export const toProviderRecord = (
  providers: SignatureProviders,
  name: string,
): { name: string; label: string } => ({ name, label: findProvider(providers, name)?.label ?? name });

/**
 * Returns the external signature provider with a name. Throws `PermanentJobError` if this process has no such
 * provider.
 */
export function requireExternalProvider(
  providers: SignatureProviders,
  name: string,
): ExternalSignatureProvider {
  const outside = findProvider(providers, name)?.outside;
  if (!outside)
    throw new PermanentJobError(`O provedor de assinaturas ${name} não está ligado a esta instalação.`);
  return outside;
}

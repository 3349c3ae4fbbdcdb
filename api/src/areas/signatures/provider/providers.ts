import type { SignatureProvider } from './signature-provider';

/** Those who collect signatures for this installation. */
export interface SignatureProviders {
  /** The one that new documents go to. */
  current: SignatureProvider;
  /** Documents stay with the one that they began with. */
  all: readonly SignatureProvider[];
}

/** The provider of this name, as long as this process can talk to it. */
export const providerNamed = ({ all }: SignatureProviders, name: string): SignatureProvider | undefined =>
  all.find((provider) => provider.name === name);

/** A provider as people read it; one that was taken away keeps its name. */
export const providerAnswer = (
  providers: SignatureProviders,
  name: string,
): { name: string; label: string } => ({ name, label: providerNamed(providers, name)?.label ?? name });

import { GiveUp } from '../../../platform/jobs';
import type { OutsideSignatures, SignatureProvider } from './signature-provider';

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

/** What collects signatures outside under this name. Throws where this process does not know it. */
export function outsideOf(providers: SignatureProviders, name: string): OutsideSignatures {
  const outside = providerNamed(providers, name)?.outside;
  if (!outside) throw new GiveUp(`O provedor de assinaturas ${name} não está ligado a esta instalação.`);
  return outside;
}

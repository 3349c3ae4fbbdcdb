import { type ClicksignSettings, createClicksignProvider } from './clicksign';
import { embeddedProvider } from './embedded';
import type { ProviderName } from './provider-names';
import type { SignatureProviders } from './providers';

interface Settings {
  signatureProvider: ProviderName;
  /**
   * Settings of Clicksign, undefined if it is not configured. Its open documents continue if another provider is
   * chosen.
   */
  clicksign: ClicksignSettings | undefined;
}

/** Creates the signature providers that the configuration of this installation names. */
export function createSignatureProviders({ signatureProvider, clicksign }: Settings): SignatureProviders {
  const outside = clicksign && createClicksignProvider(clicksign);
  return {
    current: signatureProvider === 'clicksign' && outside ? outside : embeddedProvider,
    all: [embeddedProvider, ...(outside ? [outside] : [])],
  };
}

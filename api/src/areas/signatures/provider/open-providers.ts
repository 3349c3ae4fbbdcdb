import { type ClicksignSettings, openClicksign } from './clicksign';
import { embeddedProvider } from './embedded';
import type { ProviderName } from './provider-names';
import type { SignatureProviders } from './providers';

interface Settings {
  signatureProvider: ProviderName;
  /** Of that provider, where it was set up; what it has begun goes on also after another was chosen. */
  clicksign: ClicksignSettings | undefined;
}

/** Opens those who collect signatures for this installation. */
export function openProviders({ signatureProvider, clicksign }: Settings): SignatureProviders {
  const outside = clicksign && openClicksign(clicksign);
  return {
    current: signatureProvider === 'clicksign' && outside ? outside : embeddedProvider,
    all: [embeddedProvider, ...(outside ? [outside] : [])],
  };
}

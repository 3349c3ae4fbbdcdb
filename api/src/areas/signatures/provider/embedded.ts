import type { SignatureProvider } from './signature-provider';

/** Signatures that this server collects on pages of its own, and seals itself. */
export const embeddedProvider: SignatureProvider = {
  name: 'embedded',
  label: 'Assinatura do Girassol',
  outside: null,
};

import type { SignatureProvider } from './signature-provider';

/**
 * Signature provider of this server itself, which collects signatures on its own pages and seals the
 * documents.
 */
export const embeddedProvider: SignatureProvider = {
  name: 'embedded',
  label: 'Assinatura do Girassol',
  outside: null,
};

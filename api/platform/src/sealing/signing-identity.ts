/**
 * Key and certificates with which the PDF worker thread signs, as bytes, because they pass between threads.
 */
export interface SigningIdentity {
  /** DER: the one that signs, then those above it. */
  certificates: Uint8Array[];
  key: { kind: 'PEM'; pem: string } | { kind: 'PFX'; file: Uint8Array; password: string };
}

/** What a worker signs with. Bytes, as it comes to it from another thread. */
export interface SigningIdentity {
  /** DER: the one that signs, then those above it. */
  certificates: Uint8Array[];
  key: { kind: 'PEM'; pem: string } | { kind: 'PFX'; file: Uint8Array; password: string };
}

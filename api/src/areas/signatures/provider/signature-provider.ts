import type { SignatureChannel } from '@girassol/shared-domain/contract';
import type { SignatureState, SignerKind, SignerRole } from '@girassol/shared-domain/signatures';

/** A document that people are to sign. */
export interface DocumentToSign {
  accountId: string;
  /** Id of the record here: the same at every try. */
  signatureId: string;
  name: string;
  pdf: Buffer;
  /** SHA-256, hexadecimal. */
  hash: string;
  isOrdered: boolean;
}

export interface PersonToSign {
  id: string;
  name: string;
  surname: string;
  email: string;
  document: string;
  phone: string;
  role: SignerRole;
  kind: SignerKind;
  turn: number;
}

/** What a provider knows of a document now. */
export interface ProviderSnapshot {
  state: Exclude<SignatureState, 'DRAFT'>;
  /** By what the provider calls them. */
  signed: readonly { providerKey: string; at: Date }[];
  refused: { providerKey: string; at: Date; reason: string } | null;
  /** Null until it is sealed. */
  sealed: Buffer | null;
}

/** What a provider told by its webhook: that something happened to a document. What it is, is read. */
export interface ProviderEvent {
  id: string;
  key: string;
}

/** What a provider calls a document, and by person id what it calls people and where it lets them sign. */
export interface OpenedDocument {
  key: string;
  persons: ReadonlyMap<string, { providerKey: string; url: string | null }>;
}

/**
 * Whoever collects signatures outside of this server. What it calls documents and people never leaves the adapter. Every
 * call may throw `ProviderRefusal` and `ProviderUnavailable`; `signal` ends it.
 */
export interface OutsideSignatures {
  open(
    document: DocumentToSign,
    persons: readonly PersonToSign[],
    deadline: Date,
    signal?: AbortSignal,
  ): Promise<OpenedDocument>;
  notify(
    key: string,
    person: { providerKey: string },
    channel: SignatureChannel,
    signal?: AbortSignal,
  ): Promise<void>;
  cancel(key: string, reason: string, signal?: AbortSignal): Promise<void>;
  read(key: string, signal?: AbortSignal): Promise<ProviderSnapshot>;
  /** What was told; null for what the provider did not sign. */
  hear(headers: Record<string, string>, body: Buffer): ProviderEvent | null;
  /** The same of what was checked before. */
  readEvent(body: Buffer): ProviderEvent | null;
}

/** Whoever collects signatures. */
export interface SignatureProvider {
  readonly name: string;
  /** For people. */
  readonly label: string;
  /** Null: people sign on the pages of this server. */
  readonly outside: OutsideSignatures | null;
}

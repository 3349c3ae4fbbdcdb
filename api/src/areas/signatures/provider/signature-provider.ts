import type { SignatureChannel } from '@girassol/shared-domain/contract';
import type { SignerKind, SignerRole } from '@girassol/shared-domain/signatures';

/** A document that people are to sign. */
export interface DocumentToSign {
  accountId: string;
  /** Id of the record here: the same at every try, so that a provider is asked once. */
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
  state: 'OPEN' | 'COMPLETED' | 'SEALED' | 'REFUSED' | 'EXPIRED' | 'CANCELLED';
  signed: readonly { person: string; at: Date }[];
  refused: { person: string; at: Date; reason: string } | null;
  /** Null until it is sealed. */
  sealed: Buffer | null;
}

/** What a provider tells by its webhook: that something happened to a document. What it is, is read. */
export interface ProviderEvent {
  id: string;
  key: string;
}

/** Whoever collects signatures. What it calls documents and persons never leaves the adapter. */
export interface SignatureProvider {
  readonly name: string;
  /** For people. */
  readonly label: string;
  /** Does the account's own process collect the signatures, on pages of this server? */
  readonly isOwn: boolean;
  /** Answers its name for the document, and where each person signs (by our id); null: on our own pages. */
  open(
    document: DocumentToSign,
    persons: readonly PersonToSign[],
    deadline: Date,
  ): Promise<{ key: string; links: ReadonlyMap<string, { providerKey: string; url: string }> | null }>;
  notify(
    key: string,
    person: { id: string; providerKey: string | null },
    channel: SignatureChannel,
  ): Promise<void>;
  cancel(key: string, reason: string): Promise<void>;
  read(key: string): Promise<ProviderSnapshot>;
  /** Refuses what was not sent by the provider (wrong signature, too old). Left out: it tells nothing by itself. */
  hear?(headers: Record<string, string | string[] | undefined>, body: Buffer): ProviderEvent[];
}

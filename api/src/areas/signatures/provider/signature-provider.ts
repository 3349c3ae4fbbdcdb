import type { SignatureChannel } from '@girassol/shared-domain/contract';
import type { SignatureState, SignerAction, SignerRole } from '@girassol/shared-domain/signatures';

/** Document that people are to sign. */
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

/** Signer as passed to an external signature provider: name, contact, document, role and turn. */
export interface PersonToSign {
  id: string;
  name: string;
  surname: string;
  email: string;
  document: string;
  phone: string;
  role: SignerRole;
  kind: SignerAction;
  turn: number;
}

/** State of a document at a provider at one moment. */
export interface ProviderSnapshot {
  state: Exclude<SignatureState, 'DRAFT'>;
  /** By what the provider calls them. */
  signed: readonly { providerKey: string; at: Date }[];
  refused: { providerKey: string; at: Date; reason: string } | null;
  /** Null until it is sealed. */
  sealed: Buffer | null;
}

/**
 * Event that a signature provider sent to the webhook. It names the document that changed but does not
 * contain the change.
 */
export interface ProviderEvent {
  id: string;
  key: string;
}

/**
 * Keys that a provider assigned to a document and its signers, with the address where each signer signs, by
 * person id.
 */
export interface ProviderDocumentKeys {
  key: string;
  persons: ReadonlyMap<string, { providerKey: string; url: string | null }>;
}

/**
 * Provider that collects signatures on its own pages, outside of this server. The credentials of a provider
 * never leave its adapter. Every call may throw `ProviderRefusal` or `ProviderUnavailable`; `signal` aborts a
 * call.
 */
export interface ExternalSignatureProvider {
  open(
    document: DocumentToSign,
    persons: readonly PersonToSign[],
    deadline: Date,
    signal?: AbortSignal,
  ): Promise<ProviderDocumentKeys>;
  notify(
    key: string,
    person: { providerKey: string },
    channel: SignatureChannel,
    signal?: AbortSignal,
  ): Promise<void>;
  cancel(key: string, reason: string, signal?: AbortSignal): Promise<void>;
  read(key: string, signal?: AbortSignal): Promise<ProviderSnapshot>;
  /** Parses a webhook. Returns null if the provider did not sign it. */
  hear(headers: Record<string, string>, body: Buffer): ProviderEvent | null;
  /** The same of what was checked before. */
  readEvent(body: Buffer): ProviderEvent | null;
}

/**
 * Provider of electronic signatures: name, label for users, and the interface of an external provider.
 * `outside` is null if people sign on the pages of this server.
 */
export interface SignatureProvider {
  readonly name: string;
  /** For people. */
  readonly label: string;
  /** Null: people sign on the pages of this server. */
  readonly outside: ExternalSignatureProvider | null;
}
